import { readState } from '../local/data-folder.ts';
import { backUpTo, restoreFrom } from './dump.ts';

/** `npm run backup` and `npm run restore`. A restore creates the judge's login if JUDGE_DATABASE_URL is set. */
const [command = '', file = ''] = process.argv.slice(2);
const { postgresPort, postgresPassword } = readState();
const localUrl = `postgres://dryrun:${postgresPassword}@127.0.0.1:${postgresPort}/postgres`;
const databaseUrl = process.env['DATABASE_URL'] ?? (postgresPort > 0 ? localUrl : '');

try {
  if (file === '' || databaseUrl === '')
    throw new Error(`Usage: npm run ${command} -- <file>. Set DATABASE_URL, or run npm start first.`);
  if (command === 'backup') await backUpTo(databaseUrl, file);
  else await restoreFrom(databaseUrl, file, process.env['JUDGE_DATABASE_URL']);
  process.stdout.write(command === 'backup' ? `Backed up to ${file}.\n` : `Restored from ${file}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

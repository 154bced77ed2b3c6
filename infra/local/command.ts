import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { recall, root } from './data-folder.ts';

/** `npm run admin` and `npm run promo`: on the database of DATABASE_URL, else on that of the local start, which must be running. */
const [script = '', ...args] = process.argv.slice(2);
const { postgresPort, postgresPassword } = recall();
const local = `postgres://dryrun:${postgresPassword}@127.0.0.1:${postgresPort}/postgres`;
const { status } = spawnSync(
  process.execPath,
  ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, script), ...args],
  {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: process.env.DATABASE_URL ?? (postgresPort > 0 ? local : '') },
  },
);
process.exitCode = status ?? 1;

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeFlags } from '@dryrun/runtime/private/process';
import { readState, root } from './data-folder.ts';

/** Runs `npm run admin` and `npm run promo` on DATABASE_URL, or else on the database of a running `npm start`. */
const [script = '', ...args] = process.argv.slice(2);
const { postgresPort, postgresPassword } = readState();
const local = `postgres://dryrun:${postgresPassword}@127.0.0.1:${postgresPort}/postgres`;
const { status } = spawnSync(process.execPath, [...nodeFlags, join(root, script), ...args], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: process.env.DATABASE_URL ?? (postgresPort > 0 ? local : '') },
});
process.exitCode = status ?? 1;

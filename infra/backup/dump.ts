import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '@dryrun/runtime/private/process';
import { findPostgresFolder } from '@dryrun/runtime/private/postgres';
import { allowJudgeLogin, migrateUp } from '@dryrun/migrations/migrate';
import { connect } from '@dryrun/migrations/database';
import { rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';

/** Uses pg_dump's custom format. The file appears only once it is complete. Throws an error with pg_dump's message. */
export async function backUpTo(databaseUrl: string, file: string): Promise<void> {
  const temporaryFile = `${file}.unfinished`;
  try {
    await run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${temporaryFile}`]);
    await rename(temporaryFile, file);
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

/** Restores into an empty database in one transaction, then migrates. Creates the login in `judgeUrl`. */
export async function restoreFrom(databaseUrl: string, file: string, judgeUrl?: string): Promise<void> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    const { rows } = await sql`select from pg_tables where schemaname = 'public' limit 1`.execute(db);
    if (rows.length > 0)
      throw new Error(
        'The database is not empty. Restore into a new database, so that nothing is overwritten.',
      );
    // The backup grants privileges to this role but doesn't create it, because roles belong to the server.
    await sql`
      do $$ begin
        create role dryrun_judge nologin;
      exception when duplicate_object or unique_violation then null;
      end $$`.execute(db);
    await run('pg_restore', databaseUrl, ['--no-owner', '--single-transaction', '--exit-on-error', file]);
    await migrateUp(db);
    if (judgeUrl) {
      const { username, password } = new URL(judgeUrl);
      await allowJudgeLogin(db, decodeURIComponent(username), decodeURIComponent(password));
    }
  } finally {
    await db.destroy();
  }
}

/** Runs a Postgres program. Passes the password in the environment, because process lists show arguments. */
async function run(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const path = findProgram(program, [findPostgresFolder() ?? '']);
  if (path === undefined)
    throw new Error(`${program} is not installed. On Debian, install the package postgresql-client.`);
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(path, [`--dbname=${url.href}`, ...args], {
    env: { ...process.env, PGPASSWORD: password },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed:\n${stderr.slice(-2000)}`);
}

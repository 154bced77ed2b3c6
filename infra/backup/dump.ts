import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '@dryrun/runtime/private/process';
import { postgresPrograms } from '@dryrun/runtime/private/postgres';
import { allowJudgeLogin, migrateUp } from '@dryrun/migrations/migrate';
import { connect } from '@dryrun/migrations/database';
import { rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';

/**
 * Writes everything in the database to a file that `restoreFrom` reads (pg_dump's own compressed format). The file has
 * its name only once it is whole. Throws with pg_dump's words.
 */
export async function backUpTo(databaseUrl: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${unfinished}`]);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Fills an empty database from a backup, all of it or nothing, and takes the migrations that are newer than the backup.
 * `judgeUrl` names the judge's login, which is made anew. Refuses a database that holds tables.
 */
export async function restoreFrom(databaseUrl: string, file: string, judgeUrl?: string): Promise<void> {
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    const { rows } = await sql`select from pg_tables where schemaname = 'public' limit 1`.execute(db);
    if (rows.length > 0)
      throw new Error('The database is not empty: restore into a new one, so that nothing is overwritten.');
    // Roles are of the server, not of the database: a new server lacks the one that the backup grants rights to.
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

/** Runs a program of Postgres on a database; the password goes by the environment, which no list of processes shows. */
async function run(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const path = findProgram(program, [postgresPrograms() ?? '']);
  if (path === undefined)
    throw new Error(`${program} is not installed: it is in Debian's package postgresql-client.`);
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(path, [`--dbname=${url.href}`, ...args], {
    env: { ...process.env, PGPASSWORD: password },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed:\n${words.slice(-2000)}`);
}

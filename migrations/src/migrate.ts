import { sql, type Kysely } from 'kysely';
import { Migrator, type MigrationResultSet } from 'kysely/migration';
import { connect } from './database.ts';
import { steps } from './migrations.ts';

const migrator = <T>(db: Kysely<T>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });

/**
 * Brings the database to the newest step. Two processes may do so at once: Kysely takes an advisory lock, and the
 * second finds nothing to do. Returns the names of the steps taken.
 */
export async function migrateUp<T>(db: Kysely<T>): Promise<readonly string[]> {
  return namesOf(await migrator(db).migrateToLatest());
}

/** Undoes the last step. Returns its name, or nothing when none is left. */
export async function migrateDown<T>(db: Kysely<T>): Promise<readonly string[]> {
  return namesOf(await migrator(db).migrateDown());
}

/** A line per step: done with its date, or waiting. */
export async function migrationStatus<T>(db: Kysely<T>): Promise<readonly string[]> {
  const migrations = await migrator(db).getMigrations();
  return migrations.map(
    ({ name, executedAt }) => `${executedAt?.toISOString() ?? 'waiting'.padEnd(24)}  ${name}`,
  );
}

function namesOf({ error, results }: MigrationResultSet): readonly string[] {
  if (error !== undefined) throw error;
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName);
}

/** Gives a role that may only judge a password and the right to log in: the URL of the judge worker. */
export async function allowJudgeLogin<T>(db: Kysely<T>, role: string, password: string): Promise<void> {
  await sql`
    do $$ begin
      create role ${sql.id(role)} login in role dryrun_judge;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  await sql`alter role ${sql.id(role)} login password ${sql.lit(password)}`.execute(db);
}

/** `up`, and where a judge's URL is given, the login that URL names. */
async function up(db: Kysely<unknown>, judgeUrl: string | undefined): Promise<readonly string[]> {
  const taken = await migrateUp(db);
  if (!judgeUrl) return taken;
  const { username, password } = new URL(judgeUrl);
  await allowJudgeLogin(db, decodeURIComponent(username), decodeURIComponent(password));
  return [...taken, `The login ${username} may judge.`];
}

async function main(command: string | undefined, environment: NodeJS.ProcessEnv): Promise<void> {
  const commands: Record<string, (db: Kysely<unknown>) => Promise<readonly string[]>> = {
    up: (db) => up(db, environment['JUDGE_DATABASE_URL']),
    down: migrateDown,
    status: migrationStatus,
  };
  const run = commands[command ?? ''];
  const url = environment['DATABASE_URL'];
  if (run === undefined || !url)
    throw new Error('Usage: DATABASE_URL=postgres://... migrate.ts up | down | status');
  const db = connect(url, { maxConnections: 2 });
  try {
    const lines = await run(db as Kysely<unknown>);
    console.log(lines.length > 0 ? lines.join('\n') : 'Nothing to do.');
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  void main(process.argv[2], process.env).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

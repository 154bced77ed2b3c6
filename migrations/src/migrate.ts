import { sql, type Kysely } from 'kysely';
import { Migrator, type MigrationResultSet } from 'kysely/migration';
import { connect } from './database.ts';
import { migrations } from './migrations.ts';

const migrator = <T>(db: Kysely<T>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });

/** Returns the names of the applied migrations. Safe to run concurrently: Kysely takes an advisory lock. */
export async function migrateUp<T>(db: Kysely<T>): Promise<readonly string[]> {
  return namesOf(await migrator(db).migrateToLatest());
}

/** Reverts one migration. Returns its name, or an empty list if none is left. */
export async function migrateDown<T>(db: Kysely<T>): Promise<readonly string[]> {
  return namesOf(await migrator(db).migrateDown());
}

/** Returns a line per migration with its date, or `pending`. */
export async function migrationStatus<T>(db: Kysely<T>): Promise<readonly string[]> {
  const infos = await migrator(db).getMigrations();
  return infos.map(({ name, executedAt }) => `${executedAt?.toISOString() ?? 'pending'.padEnd(24)}  ${name}`);
}

function namesOf({ error, results }: MigrationResultSet): readonly string[] {
  if (error !== undefined) throw error;
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName);
}

/** Creates or updates the judge worker's login, a member of `dryrun_judge`. */
export async function allowJudgeLogin<T>(db: Kysely<T>, role: string, password: string): Promise<void> {
  await sql`
    do $$ begin
      create role ${sql.id(role)} login in role dryrun_judge;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  await sql`alter role ${sql.id(role)} login password ${sql.lit(password)}`.execute(db);
}

async function up(db: Kysely<unknown>, judgeUrl: string | undefined): Promise<readonly string[]> {
  const applied = await migrateUp(db);
  if (!judgeUrl) return applied;
  const { username, password } = new URL(judgeUrl);
  await allowJudgeLogin(db, decodeURIComponent(username), decodeURIComponent(password));
  return [...applied, `The login ${username} can be used by the judge.`];
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

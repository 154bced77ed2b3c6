import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { AccountTable } from './tables/account.ts';
import type { EnrollmentTable } from './tables/enrollment.ts';
import type { LessonProgressTable } from './tables/lesson-progress.ts';
import type { RunTable } from './tables/run.ts';
import type { SubmissionTable } from './tables/submission.ts';
import type { TokenTable } from './tables/token.ts';

/** Every table, by its name in Postgres. */
export interface Database {
  account: AccountTable;
  token: TokenTable;
  enrollment: EnrollmentTable;
  lesson_progress: LessonProgressTable;
  run: RunTable;
  submission: SubmissionTable;
}

/**
 * Opens a pool on a Postgres URL. Connections that break while idle are dropped and replaced, so a restarted
 * server costs a failed query at most. Call `destroy()` to close it.
 */
export function connect(url: string, options: { maxConnections?: number } = {}): Kysely<Database> {
  const pool = new Pool({ connectionString: url, max: options.maxConnections ?? 10 });
  pool.on('error', () => undefined); // an idle connection that broke: the pool has already dropped it
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

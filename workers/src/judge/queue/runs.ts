import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { claimRow, type ClaimedRow } from './rows.ts';

/** A run with the learner's own cases, each a list of literals. */
export interface ClaimedRun extends ClaimedRow {
  readonly cases: readonly (readonly string[])[];
}

export async function claimRun(db: Kysely<Database>, id: string): Promise<ClaimedRun | undefined> {
  return claimRow<Pick<ClaimedRun, 'cases'>>(db, 'run', id, [sql`cases`]);
}

export async function deleteOldRuns(db: Kysely<Database>): Promise<void> {
  await sql`delete from run where state = 'finished' and created_at < now() - interval '1 hour'`.execute(db);
}

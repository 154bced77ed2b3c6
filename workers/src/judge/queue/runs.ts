import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { JudgedCheck } from '../grading/check.ts';
import { claimRow, commitInMemory, hasClaim, toJsonColumn, type ClaimedRow } from './rows.ts';

/** A run with the learner's own cases, each a list of literals. */
export interface ClaimedRun extends ClaimedRow {
  readonly cases: readonly (readonly string[])[];
}

export async function claimRun(db: Kysely<Database>, id: string): Promise<ClaimedRun | undefined> {
  return claimRow<Pick<ClaimedRun, 'cases'>>(db, 'run', id, ['cases']);
}

/** Returns false if the claim was lost. */
export async function finishRun(db: Kysely<Database>, run: ClaimedRow, check: JudgedCheck): Promise<boolean> {
  const { rows } = await sql`
    update run
    set state = 'finished', finished_at = now(), leased_until = null, result = ${toJsonColumn(check)}
    where ${hasClaim(run)} returning ${commitInMemory}`.execute(db);
  return rows.length === 1;
}

export async function deleteOldRuns(db: Kysely<Database>): Promise<void> {
  await sql`delete from run where state = 'finished' and created_at < now() - interval '1 hour'`.execute(db);
}

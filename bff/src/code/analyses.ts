import type { GrowthClass } from '@dryrun/contracts/growth';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { lockUntilCommit } from '../platform/advisory-lock.ts';
import { ApiError } from '../platform/error.ts';

const selectMeasurements = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('follow_up')
    .innerJoin('submission', 'submission.id', 'follow_up.submission_id')
    .select(['follow_up.state', 'follow_up.claimed', 'follow_up.result'])
    .where('submission.account_id', '=', accountId)
    .where('follow_up.kind', '=', 'complexity');

/** Undefined if no measurement was requested. */
export async function findComplexity(db: Kysely<Database>, submissionId: string, accountId: string) {
  return selectMeasurements(db, accountId)
    .where('follow_up.submission_id', '=', submissionId)
    .executeTakeFirst();
}

export type ComplexityRow = NonNullable<Awaited<ReturnType<typeof findComplexity>>>;

/**
 * Returns false if the submission already has a measurement; then only its claim is updated. Throws `already_measuring`
 * while another measurement of the account is unfinished. A lock serializes the account's requests.
 */
export async function insertComplexity(
  db: Kysely<Database>,
  submissionId: string,
  accountId: string,
  claimed: GrowthClass | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, `measure ${accountId}`);
    const existingMeasurement = await findComplexity(transaction, submissionId, accountId);
    if (existingMeasurement) {
      if (claimed !== undefined) await updateClaim(transaction, submissionId, claimed);
      return false;
    }
    const unfinishedMeasurement = await selectMeasurements(transaction, accountId)
      .where('follow_up.state', '<>', 'finished')
      .executeTakeFirst();
    if (unfinishedMeasurement) throw new ApiError('already_measuring');
    await transaction
      .insertInto('follow_up')
      .values({ submission_id: submissionId, kind: 'complexity', claimed: claimed ?? null })
      .execute();
    return true;
  });
}

async function updateClaim(db: Kysely<Database>, submissionId: string, claimed: GrowthClass): Promise<void> {
  await db
    .updateTable('follow_up')
    .set({ claimed })
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'complexity')
    .execute();
}

import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/**
 * The accounts whose plan was computed for another day than the learner's current one, the oldest first. Without plans whose
 * interview is over.
 */
export async function listOutdatedPlans(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select plan.account_id as "accountId"
    from plan
    join memory_plan on memory_plan.account_id = plan.account_id
    join account on account.id = plan.account_id
    where memory_plan.interview_on >= plan.computed_on
      and plan.computed_on <> to_char(${now}::timestamptz at time zone coalesce(account.time_zone, 'UTC'), 'YYYY-MM-DD')
    order by plan.computed_at
    limit ${limit}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/** Notes in the account's running rehearsal of a problem that its page was opened. */
export async function recordOpenedSolution(
  db: Kysely<Database>,
  { accountId, questionId }: { readonly accountId: string; readonly questionId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into rehearsal_event (rehearsal_id, kind, at_ms, data)
    select id, 'solution', extract(epoch from ${now}::timestamptz - started_at) * 1000, '{}'
    from rehearsal
    where account_id = ${accountId} and question_id = ${questionId} and ended_at is null and ends_at > ${now}
      and not exists (
        select from rehearsal_event where rehearsal_id = rehearsal.id and kind = 'solution')`.execute(db);
}

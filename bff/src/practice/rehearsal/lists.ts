import { findProblem } from '@dryrun/content/problems';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { RehearsalSummary } from '@dryrun/contracts/rehearsal';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { RehearsalRow } from './rows.ts';

/** Enough for a rehearsal a day over three months. */
const listed = 100;

export async function listSummaries(db: Kysely<Database>, accountId: string): Promise<RehearsalSummary[]> {
  const rows = await db
    .selectFrom('rehearsal')
    .select(['id', 'lang', 'question_id', 'started_at', 'ended_at', 'share_hash'])
    .select(
      sql<string | null>`(
        select data ->> 'statusMsg' from rehearsal_event
        where rehearsal_id = rehearsal.id and kind = 'verdict' and data ->> 'kind' = 'submit'
          and data ->> 'statusMsg' <> 'Judge Error'
        order by id limit 1)`.as('verdict'),
    )
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ id, lang, question_id, started_at, ended_at, share_hash, verdict }) =>
    omitUndefined({
      id,
      lang,
      startedAt: started_at.toISOString(),
      endedAt: ended_at?.toISOString(),
      problem: ended_at ? findProblem(question_id)?.signature.name : undefined,
      verdict: ended_at ? (verdict ?? undefined) : undefined,
      isShared: share_hash !== null,
    }),
  );
}

/** The shared rehearsal of an account that is not being deleted. */
export async function findByToken(
  db: Kysely<Database>,
  shareHash: Buffer,
): Promise<RehearsalRow | undefined> {
  const row = await db
    .selectFrom('rehearsal')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'rehearsal.account_id')
    .selectAll('rehearsal')
    .where('share_hash', '=', shareHash)
    .where('account_deletion.account_id', 'is', null)
    .executeTakeFirst();
  return row && { ...row, judgedSince: undefined };
}

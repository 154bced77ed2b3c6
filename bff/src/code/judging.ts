import { createHash } from 'node:crypto';
import { limits } from '@dryrun/contracts/limits';
import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { ApiError } from '../error.ts';

/** What a learner asks to be judged. */
export interface JudgeRequest {
  readonly accountId: string;
  readonly courseId: number;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
}

export type JudgedTable = 'run' | 'submission';

/** A row left waiting this long is stuck (no judge is alive) and no longer keeps its learner from trying again. */
const stuckMs = 60_000;

/** The fingerprint by which a double click is known. */
export function requestHash(
  table: JudgedTable,
  request: JudgeRequest,
  cases?: readonly (readonly string[])[],
): Buffer {
  const { lang, typedCode, courseId } = request;
  return createHash('sha256')
    .update(JSON.stringify([table, courseId, lang, typedCode, cases]))
    .digest();
}

/**
 * Inserts a row by `insert` unless an equal request of the last seconds, or one still being judged, has one: then its id is
 * given. Throws `already_judging` while another request of the same learner and question is being judged, and
 * `too_many_judging` while as many of the learner's as may be wait for their results. Requests of one learner go one by
 * one (an advisory lock), so this holds for twenty at once.
 */
export async function insertOnce(
  db: Kysely<Database>,
  table: JudgedTable,
  request: JudgeRequest,
  hash: Buffer,
  insert: (transaction: Transaction<Database>) => Promise<string>,
): Promise<{ id: string; isNew: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const lockName = `judge ${request.accountId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(transaction);
    const [recent] = await listRecent(transaction, table, request, hash);
    if (recent?.isSame) return { id: recent.id, isNew: false };
    if (recent) throw new ApiError('already_judging');
    if ((await countUnfinished(transaction, request.accountId)) >= limits.unfinishedPerAccount)
      throw new ApiError('too_many_judging');
    return { id: await insert(transaction), isNew: true };
  });
}

/** Rows that an equal request repeats, then rows that stand in its way. */
async function listRecent(
  transaction: Transaction<Database>,
  table: JudgedTable,
  { accountId, questionId }: JudgeRequest,
  hash: Buffer,
): Promise<{ id: string; isSame: boolean }[]> {
  const after = (ms: number) => sql<boolean>`created_at > clock_timestamp() - ${ms} * interval '1 ms'`;
  const from = (name: JudgedTable) =>
    sql`select id, created_at, state, request_hash = ${hash} and ${sql.lit(name)} = ${sql.lit(table)} as "isSame"
        from ${sql.table(name)} where account_id = ${accountId} and question_id = ${questionId}`;
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    select id, "isSame" from (${from('run')} union all ${from('submission')}) as judged
    where (state <> 'finished' and ${after(stuckMs)}) or ("isSame" and ${after(limits.repeatWindowMs)})
    order by "isSame" desc, created_at desc limit 1`.execute(transaction);
  return rows;
}

/** How many runs and submissions of an account wait for their results, however long: the queue is what the cap guards. */
async function countUnfinished(transaction: Transaction<Database>, accountId: string): Promise<number> {
  const from = (name: JudgedTable) =>
    sql`select id from ${sql.table(name)} where account_id = ${accountId} and state <> 'finished'`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${from('run')} union all ${from('submission')}) as unfinished`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

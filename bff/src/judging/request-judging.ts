import { createHash } from 'node:crypto';
import { limits } from '@dryrun/contracts/limits';
import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { lockUntilCommit } from '../platform/advisory-lock.ts';
import { ApiError } from '../platform/error.ts';

export interface JudgeRequest {
  readonly accountId: string;
  readonly courseId: number;
  readonly questionId: number;
  readonly lang: Lang;
  readonly typedCode: string;
}

export type JudgedTable = 'run' | 'submission';

/** A row queued longer than this is stuck, because no judge is alive. It no longer blocks new requests. */
export const stuckMs = 60_000;

/** Identifies repeated requests, such as a double click. */
export const hashRequest = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** `unfinished` counts the learner's other unfinished rows. */
export type RequestedRow =
  | { readonly id: string; readonly isNew: true; readonly unfinished: number }
  | { readonly id: string; readonly isNew: false };

/**
 * Inserts a row, or returns the row of an identical request that is recent or unfinished. Throws `already_judging`
 * while the learner has another unfinished request for this question, or `too_many_judging`.
 */
export async function requestJudging(
  db: Kysely<Database>,
  table: JudgedTable,
  request: JudgeRequest,
  cases?: readonly (readonly string[])[],
): Promise<RequestedRow> {
  const { accountId, courseId, questionId, lang, typedCode } = request;
  const hash = hashRequest(table, courseId, lang, typedCode, cases);
  return db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, `judge ${accountId}`);
    const { blocking, unfinished } = await readJudged(transaction, table, request, hash);
    if (blocking?.isSame) return { id: blocking.id, isNew: false };
    if (blocking) throw new ApiError('already_judging');
    if (unfinished >= limits.unfinishedPerAccount) throw new ApiError('too_many_judging');
    const row = {
      account_id: accountId,
      course_id: courseId,
      question_id: questionId,
      lang,
      typed_code: typedCode,
      request_hash: hash,
    };
    const { id } = await (
      cases
        ? transaction
            .insertInto('run')
            .values({ ...row, cases: JSON.stringify(cases) })
            .returning('id')
        : transaction.insertInto('submission').values(row).returning('id')
    ).executeTakeFirstOrThrow();
    return { id, isNew: true, unfinished };
  });
}

interface Judged {
  readonly blocking: { readonly id: string; readonly isSame: boolean } | null;
  readonly unfinished: number;
}

/** One query, because the learner waits. */
async function readJudged(
  transaction: Transaction<Database>,
  table: JudgedTable,
  { accountId, questionId }: JudgeRequest,
  hash: Buffer,
): Promise<Judged> {
  const judged = (name: JudgedTable) => sql`
    select id, created_at, state, ${name === table} and request_hash = ${hash} as is_same
      from ${sql.table(name)} where account_id = ${accountId} and question_id = ${questionId}`;
  const unfinished = (name: JudgedTable) => sql`
    select from ${sql.table(name)} where account_id = ${accountId} and state <> 'finished'`;
  const { rows } = await sql<Judged>`
    select
      (select json_build_object('id', id, 'isSame', is_same)
        from (${judged('run')} union all ${judged('submission')}) as judged
        where (state <> 'finished' and created_at > clock_timestamp() - ${stuckMs} * interval '1 ms')
          or (is_same and created_at > clock_timestamp() - ${limits.repeatWindowMs} * interval '1 ms')
        order by is_same desc, created_at desc limit 1) as blocking,
      (select count(*)::integer
        from (${unfinished('run')} union all ${unfinished('submission')}) as open_rows) as unfinished
    `.execute(transaction);
  return rows[0] ?? { blocking: null, unfinished: 0 };
}

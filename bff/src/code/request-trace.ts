import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { lockUntilCommit } from '../platform/advisory-lock.ts';
import { ApiError } from '../platform/error.ts';
import { hashRequest, stuckMs, type JudgeRequest, type RequestedRow } from '../judging/request-judging.ts';

export interface TraceRequest extends JudgeRequest {
  /** A canonical literal per argument. */
  readonly input: readonly string[];
  readonly fromStep: number | undefined;
}

/** Inserts a trace or returns an identical recent one. Keeps the newest. Throws `too_many_judging`. */
export async function requestTrace(db: Kysely<Database>, request: TraceRequest): Promise<RequestedRow> {
  const { accountId, courseId, questionId, lang, typedCode, input, fromStep } = request;
  const hash = hashRequest(courseId, questionId, lang, typedCode, input, fromStep);
  return db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, `trace ${accountId}`);
    const recentRows = await listRecent(transaction, accountId);
    const repeated = recentRows.find(
      (row) => row.requestHash.equals(hash) && (row.isRepeat || row.isUnfinished),
    );
    if (repeated) return { id: repeated.id, isNew: false };
    const unfinished = recentRows.filter(({ isUnfinished }) => isUnfinished).length;
    if (unfinished >= limits.unfinishedPerAccount) throw new ApiError('too_many_judging');
    await deleteOldest(transaction, accountId);
    return { id: await insertTrace(transaction, request, hash), isNew: true, unfinished };
  });
}

interface RecentRow {
  readonly id: string;
  readonly requestHash: Buffer;
  readonly isRepeat: boolean;
  readonly isUnfinished: boolean;
}

/** Without rows that are stuck, which no longer block new requests. */
async function listRecent(transaction: Transaction<Database>, accountId: string): Promise<RecentRow[]> {
  const { rows } = await sql<RecentRow>`
    select id, request_hash as "requestHash", state <> 'finished' as "isUnfinished",
      created_at > clock_timestamp() - ${limits.repeatWindowMs} * interval '1 ms' as "isRepeat"
    from trace where account_id = ${accountId} and created_at > clock_timestamp() - ${stuckMs} * interval '1 ms'
    order by created_at desc`.execute(transaction);
  return rows;
}

async function deleteOldest(transaction: Transaction<Database>, accountId: string): Promise<void> {
  await sql`
    delete from trace where id in (
      select id from trace where account_id = ${accountId}
      order by created_at desc offset ${limits.tracesPerAccount - 1})`.execute(transaction);
}

async function insertTrace(
  transaction: Transaction<Database>,
  { accountId, courseId, questionId, lang, typedCode, input, fromStep }: TraceRequest,
  hash: Buffer,
): Promise<string> {
  const { id } = await transaction
    .insertInto('trace')
    .values({
      account_id: accountId,
      course_id: courseId,
      question_id: questionId,
      lang,
      typed_code: typedCode,
      input: JSON.stringify(input),
      from_step: fromStep ?? null,
      request_hash: hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

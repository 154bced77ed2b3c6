import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { insertOnce, requestHash, type JudgeRequest } from './judging.ts';

/** A solution waiting to be judged; the id of an equal request's row if there is one. */
export async function insertSubmission(
  db: Kysely<Database>,
  request: JudgeRequest,
): Promise<{ id: string; isNew: boolean }> {
  const hash = requestHash('submission', request);
  return insertOnce(db, 'submission', request, hash, async (transaction) => {
    const { id } = await transaction
      .insertInto('submission')
      .values({
        account_id: request.accountId,
        course_id: request.courseId,
        question_id: request.questionId,
        lang: request.lang,
        typed_code: request.typedCode,
        request_hash: hash,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** A submission of this account. */
export async function findSubmission(db: Kysely<Database>, id: string, accountId: string) {
  return db
    .selectFrom('submission')
    .select(['state', 'attempt', 'result'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export interface SubmissionPage {
  readonly page: number;
  readonly size: number;
  readonly order: 'asc' | 'desc';
}

/** A page of an account's submissions for a question, by creation time, and how many there are in all. */
export async function listSubmissions(
  db: Kysely<Database>,
  accountId: string,
  questionId: number,
  { page, size, order }: SubmissionPage,
) {
  const own = db
    .selectFrom('submission')
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId);
  const { count } = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const total = Number(count);
  if (page * size >= total) return { total, rows: [] };
  const rows = await own
    .select(['id', 'state', 'status_msg', 'created_at', 'lang', 'runtime_ms', 'memory_kb', 'typed_code'])
    .select(['tests_passed', 'tests_total'])
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(size)
    .offset(page * size)
    .execute();
  return { total, rows };
}

export type SubmissionRow = Awaited<ReturnType<typeof listSubmissions>>['rows'][number];

import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { insertOnce, requestHash, type JudgeRequest } from './judging.ts';

/** A learner's own test cases, waiting to be judged; the id of an equal request's row if there is one. */
export async function insertRun(
  db: Kysely<Database>,
  request: JudgeRequest,
  cases: readonly (readonly string[])[],
): Promise<{ id: string; isNew: boolean }> {
  const hash = requestHash('run', request, cases);
  return insertOnce(db, 'run', request, hash, async (transaction) => {
    const { id } = await transaction
      .insertInto('run')
      .values({
        account_id: request.accountId,
        course_id: request.courseId,
        question_id: request.questionId,
        lang: request.lang,
        typed_code: request.typedCode,
        request_hash: hash,
        cases: JSON.stringify(cases),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** A run of this account. */
export async function findRun(db: Kysely<Database>, id: string, accountId: string) {
  return db
    .selectFrom('run')
    .select(['state', 'attempt', 'result'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

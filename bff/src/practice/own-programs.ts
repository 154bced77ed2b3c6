import type { OwnProgram } from '@dryrun/contracts/practice';
import { failedVerdicts } from '@dryrun/contracts/verdict-sets';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

const shownPrograms = 5;

/** The learner's last failing submissions of a problem with different code, newest first. */
export async function listOwnPrograms(
  db: Kysely<Database>,
  accountId: string,
  questionId: number,
): Promise<OwnProgram[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('submission')
        .distinctOn('typed_code')
        .select(['id', 'lang', 'typed_code', 'status_msg', 'created_at'])
        .where('account_id', '=', accountId)
        .where('question_id', '=', questionId)
        .where('status_msg', 'in', failedVerdicts)
        .orderBy('typed_code')
        .orderBy('created_at', 'desc')
        .as('failing'),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(shownPrograms)
    .execute();
  return rows.map(({ id, lang, typed_code, status_msg, created_at }) => ({
    id,
    lang,
    code: typed_code,
    statusMsg: status_msg ?? '',
    submittedAt: created_at.toISOString(),
  }));
}

import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

export async function findSubmission(db: Kysely<Database>, id: string, accountId: string) {
  return withCounterexample(db)
    .select(['submission.state', 'submission.attempt', 'submission.result'])
    .where('submission.id', '=', id)
    .where('submission.account_id', '=', accountId)
    .executeTakeFirst();
}

function withCounterexample(db: Kysely<Database>) {
  return db
    .selectFrom('submission')
    .leftJoin('follow_up', (join) =>
      join.onRef('follow_up.submission_id', '=', 'submission.id').on('follow_up.kind', '=', 'counterexample'),
    )
    .select(['follow_up.state as counterexample_state', 'follow_up.result as counterexample_result']);
}

interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly order: 'asc' | 'desc';
}

export async function listSubmissions(
  db: Kysely<Database>,
  accountId: string,
  questionId: number,
  { page, size, order }: PageRequest,
) {
  const ownSubmissions = db
    .selectFrom('submission')
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId);
  const { count } = await ownSubmissions
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  if (page * size >= total) return { total, rows: [] };
  const rows = await withCounterexample(db)
    .select([
      'submission.id',
      'submission.state',
      'status_msg',
      'submission.created_at',
      'lang',
      'runtime_ms',
      'memory_kb',
      'typed_code',
      'tests_passed',
      'tests_total',
    ])
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .orderBy('submission.created_at', order)
    .orderBy('submission.id', order)
    .limit(size)
    .offset(page * size)
    .execute();
  return { total, rows };
}

export type SubmissionRow = Awaited<ReturnType<typeof listSubmissions>>['rows'][number];

import { signatures } from '@dryrun/content/course/public-parts';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../platform/error.ts';
import { isUuid } from '../platform/is-uuid.ts';

export async function findSubmission(db: Kysely<Database>, id: string, accountId: string) {
  return withCounterexample(db)
    .select(['submission.state', 'submission.attempt', 'submission.result'])
    .where('submission.id', '=', id)
    .where('submission.account_id', '=', accountId)
    .executeTakeFirst();
}

/** Throws `submission_not_found`, also for a submission of another account. */
export async function requireSubmission(db: Kysely<Database>, id: string, accountId: string) {
  const row = isUuid(id)
    ? await db
        .selectFrom('submission')
        .select(['course_id', 'question_id', 'lang', 'typed_code', 'status_msg', 'result'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError('submission_not_found');
  return row;
}

function withCounterexample(db: Kysely<Database>) {
  return db
    .selectFrom('submission')
    .leftJoin('follow_up', (join) =>
      join.onRef('follow_up.submission_id', '=', 'submission.id').on('follow_up.kind', '=', 'counterexample'),
    )
    .select(['follow_up.state as counterexample_state', 'follow_up.result as counterexample_result']);
}

/** Returns how many submissions led to an approved one. Undefined if an earlier submission was approved. */
export async function countAttempts(db: Kysely<Database>, approvedId: string): Promise<number | undefined> {
  const { attempts, approvals } = await db
    .selectFrom('submission as approved')
    .innerJoin('submission as attempt', (join) =>
      join
        .onRef('attempt.account_id', '=', 'approved.account_id')
        .onRef('attempt.question_id', '=', 'approved.question_id')
        .onRef('attempt.created_at', '<=', 'approved.created_at'),
    )
    .select([
      sql<number>`count(*)::int`.as('attempts'),
      sql<number>`(count(*) filter (where attempt.status_msg = 'Approved'))::int`.as('approvals'),
    ])
    .where('approved.id', '=', approvedId)
    .executeTakeFirstOrThrow();
  return approvals > 1 ? undefined : attempts;
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

const questionIds = signatures.map(({ questionId }) => questionId);

/** Returns the latest submission of each question, newest first. */
export async function listLatestSubmissions(db: Kysely<Database>, accountId: string) {
  const { rows } = await sql<LatestSubmissionRow>`
    select latest.*
    from unnest(${questionIds}::integer[]) as question (id)
    cross join lateral (
      select id, question_id, state, status_msg, created_at, lang, runtime_ms, memory_kb, tests_passed, tests_total
      from submission
      where account_id = ${accountId} and question_id = question.id
      order by created_at desc, id desc
      limit 1
    ) as latest
    order by latest.created_at desc, latest.id desc`.execute(db);
  return rows;
}

export type LatestSubmissionRow = Omit<
  SubmissionRow,
  'typed_code' | 'counterexample_state' | 'counterexample_result'
> & { readonly question_id: number };

export type SubmissionRow = Awaited<ReturnType<typeof listSubmissions>>['rows'][number];

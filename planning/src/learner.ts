import { selectActiveEnrollments } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { readDay, type Day } from './learner-day.ts';

/** All that a plan depends on. Days are those of the account's time zone. */
export interface Learner extends Pick<Day, 'zone' | 'today' | 'interviewOn'> {
  readonly isAdmin: boolean;
  readonly ownedCourseIds: readonly number[];
  /** Lessons that are marked as completed. */
  readonly completed: ReadonlySet<number>;
  /** The quizzes that were submitted, by lesson. */
  readonly quizzes: ReadonlyMap<number, number>;
  readonly problems: ReadonlyMap<number, ProblemRecord>;
  readonly shortReviews: readonly ShortReviews[];
  readonly problemsAgain: readonly { readonly lessonId: number; readonly dueOn: string }[];
  readonly reviewedToday: readonly { readonly kind: ReviewKind; readonly count: number }[];
  readonly solvedAgainOn: string | null;
  readonly rehearsals: number;
  readonly rehearsedOn: string | null;
  /** Days on which the learner did anything, since the first day that was asked for. */
  readonly activeOn: ReadonlySet<string>;
  /** Days on which the learner worked on a problem, as `questionId day`. */
  readonly workedOn: ReadonlySet<string>;
}

type ReviewKind = Database['memory_item']['kind'];

interface ProblemRecord {
  readonly isSolved: boolean;
  readonly failed: number;
  readonly lastSolvedOn: string | null;
  /** From the first edit to the first approval. */
  readonly minutes: number | null;
}

interface ShortReviews {
  readonly kind: ReviewKind;
  readonly lessonId: number;
  readonly dueOn: string;
  readonly isOptional: boolean;
  readonly count: number;
}

/** Longer times include breaks. */
const longestSolveMinutes = 180;

/** `since` is the first day whose activity matters. */
export async function readLearner(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
  since?: string,
): Promise<Learner> {
  const day = await readDay(db, accountId, now);
  const { role } = await db
    .selectFrom('account')
    .select('role')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const from = since !== undefined && since < day.today ? since : day.today;
  const account = { db, accountId, zone: day.zone };
  const enrollments = await selectActiveEnrollments(db, accountId, now)
    .select('course_id')
    .orderBy('course_id')
    .execute();
  return {
    zone: day.zone,
    today: day.today,
    interviewOn: day.interviewOn,
    isAdmin: role === 'admin',
    ownedCourseIds: enrollments.map((row) => row.course_id),
    ...(await readLessons(account)),
    problems: await readProblems(account),
    ...(await readMemory(account, day)),
    ...(await readRehearsals(account)),
    ...(await readActivity(account, from)),
  };
}

interface Account {
  readonly db: Kysely<Database>;
  readonly accountId: string;
  readonly zone: string;
}

async function readLessons({ db, accountId }: Account): Promise<Pick<Learner, 'completed' | 'quizzes'>> {
  const completed = await db
    .selectFrom('lesson_progress')
    .select('lesson_id')
    .where('account_id', '=', accountId)
    .execute();
  const quizzes = await db
    .selectFrom('quiz_result')
    .select(['lesson_id', sql<number>`count(*)::integer`.as('count')])
    .where('account_id', '=', accountId)
    .groupBy('lesson_id')
    .execute();
  return {
    completed: new Set(completed.map((row) => row.lesson_id)),
    quizzes: new Map(quizzes.map((row) => [row.lesson_id, row.count])),
  };
}

async function readProblems({ db, accountId, zone }: Account): Promise<Learner['problems']> {
  const { rows } = await sql<ProblemRecord & { questionId: number }>`
    with solved as (
      select question_id, lang, min(created_at) as at from submission
      where account_id = ${accountId} and status_msg = 'Approved' group by question_id, lang
    )
    select submission.question_id as "questionId",
      coalesce(bool_or(status_msg = 'Approved'), false) as "isSolved",
      (count(*) filter (where status_msg in
        ('Wrong Answer', 'Time Limit Exceeded', 'Memory Limit Exceeded', 'Output Limit Exceeded', 'Runtime Error')
      ))::integer as failed,
      to_char(max(created_at) filter (where status_msg = 'Approved') at time zone ${zone}, 'YYYY-MM-DD')
        as "lastSolvedOn",
      (select min(ceil(extract(epoch from solved.at - draft.created_at) / 60))::integer
        from solved join draft using (question_id, lang)
        where draft.account_id = ${accountId} and solved.question_id = submission.question_id
          and solved.at > draft.created_at
          and solved.at <= draft.created_at + ${longestSolveMinutes} * interval '1 minute') as minutes
    from submission where account_id = ${accountId}
    group by submission.question_id`.execute(db);
  return new Map(rows.map(({ questionId, ...record }) => [questionId, record]));
}

async function readMemory(
  { db, accountId, zone }: Account,
  { today, interviewOn }: Day,
): Promise<Pick<Learner, 'shortReviews' | 'problemsAgain' | 'reviewedToday' | 'solvedAgainOn'>> {
  const last = interviewOn ?? today;
  const { rows: due } = await sql<ShortReviews>`
    select kind, lesson_id as "lessonId", to_char(due at time zone ${zone}, 'YYYY-MM-DD') as "dueOn",
      scheduled_at >= ${last}::timestamp at time zone ${zone} as "isOptional", count(*)::integer as count
    from memory_item
    where account_id = ${accountId} and due < ${last}::timestamp at time zone ${zone}
    group by 1, 2, 3, 4 order by 3, 2, 1`.execute(db);
  const { rows: reviewed } = await sql<{ kind: ReviewKind; on: string; count: number }>`
    select kind, to_char(reviewed_at at time zone ${zone}, 'YYYY-MM-DD') as on, count(*)::integer as count
    from memory_review join memory_item on memory_item.id = memory_review.item_id
    where memory_review.account_id = ${accountId}
      and (kind = 'solve-again' or reviewed_at >= ${today}::timestamp at time zone ${zone})
    group by 1, 2 order by 2 desc`.execute(db);
  const isAgain = ({ kind }: { readonly kind: ReviewKind }): boolean => kind === 'solve-again';
  return {
    shortReviews: due.filter((row) => !isAgain(row)),
    problemsAgain: due.filter((row) => isAgain(row) && !row.isOptional),
    reviewedToday: reviewed.filter((row) => !isAgain(row) && row.on === today),
    solvedAgainOn: reviewed.find(isAgain)?.on ?? null,
  };
}

async function readRehearsals({
  db,
  accountId,
  zone,
}: Account): Promise<Pick<Learner, 'rehearsals' | 'rehearsedOn'>> {
  const { rows } = await sql<{ rehearsals: number; rehearsedOn: string | null }>`
    select count(*)::integer as rehearsals,
      to_char(max(started_at) at time zone ${zone}, 'YYYY-MM-DD') as "rehearsedOn"
    from rehearsal where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { rehearsals: 0, rehearsedOn: null };
}

async function readActivity(
  { db, accountId, zone }: Account,
  from: string,
): Promise<Pick<Learner, 'activeOn' | 'workedOn'>> {
  const { rows } = await sql<{ on: string; questionId: number | null }>`
    select distinct to_char(at at time zone ${zone}, 'YYYY-MM-DD') as on, question_id as "questionId"
    from (
      select created_at as at, question_id from submission where account_id = ${accountId}
      union all select edited_at, question_id from draft where account_id = ${accountId}
      union all select started_at, question_id from rehearsal where account_id = ${accountId}
      union all select completed_at, null from lesson_progress where account_id = ${accountId}
      union all select submitted_at, null from quiz_result where account_id = ${accountId}
      union all select reviewed_at, null from memory_review where account_id = ${accountId}
      union all select seen_at, null from reading_time where account_id = ${accountId}
    ) as activity
    where at >= ${from}::timestamp at time zone ${zone}`.execute(db);
  return {
    activeOn: new Set(rows.map(({ on }) => on)),
    workedOn: new Set(
      rows.flatMap(({ on, questionId }) => (questionId === null ? [] : [`${questionId} ${on}`])),
    ),
  };
}

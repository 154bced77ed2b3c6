import type { Catalog } from '@dryrun/content/catalog';
import { lessonSections } from '@dryrun/contracts/lesson-sections';
import type { CurrentCourse, User } from '@dryrun/contracts/users';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/** `currentCourses` includes courses with expired access, so that the user still sees the progress. */
export async function getUser(db: Kysely<Database>, accountId: string, catalog: Catalog): Promise<User> {
  const [account, enrollments, questions] = await Promise.all([
    db
      .selectFrom('account')
      .select(['name', 'email', 'image_url as imageUrl', 'role'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
    listEnrollments(db, accountId),
    listTriedQuestions(db, accountId),
  ]);
  return {
    ...account,
    currentCourses: enrollments.flatMap((enrollment) => toCurrentCourses(enrollment, catalog)),
    solvedQuestions: questions.filter(({ isSolved }) => isSolved).map(({ id }) => id),
    triedQuestions: questions.filter(({ isSolved }) => !isSolved).map(({ id }) => id),
  };
}

type Enrollment = Awaited<ReturnType<typeof listEnrollments>>[number];

function listEnrollments(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('enrollment')
    .select(['course_id', 'enrolled_at', 'expires_at', 'last_lesson_id', 'last_section'])
    .select((eb) =>
      eb
        .selectFrom('lesson_progress as progress')
        .whereRef('progress.account_id', '=', 'enrollment.account_id')
        .whereRef('progress.course_id', '=', 'enrollment.course_id')
        .select(
          sql<number[]>`coalesce(array_agg(progress.lesson_id order by progress.lesson_id), '{}')`.as('ids'),
        )
        .as('finished'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payment')
            .whereRef('payment.account_id', '=', 'enrollment.account_id')
            .whereRef('payment.paid_at', '>=', 'enrollment.enrolled_at')
            .where('payment.state', '=', 'refunded')
            .where('payment.is_duplicate', '=', false)
            // The refund of an extension leaves the rest of the earlier access.
            .where('payment.is_extension', '=', false)
            .where(sql<boolean>`payment.course_ids @> to_jsonb(enrollment.course_id)`),
        )
        .as('isRefunded'),
    )
    .where('account_id', '=', accountId)
    .orderBy('enrolled_at')
    .execute();
}

/** Returns the questions with a submission. An approved submission solves its question. */
export function listTriedQuestions(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('submission')
    .select([
      'question_id as id',
      sql<boolean>`coalesce(bool_or(status_msg = 'Approved'), false)`.as('isSolved'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('question_id')
    .orderBy('question_id')
    .execute();
}

/** Returns an empty list if the course was removed from the catalog. */
function toCurrentCourses(enrollment: Enrollment, catalog: Catalog): CurrentCourse[] {
  const course = catalog.findCourseById(enrollment.course_id);
  if (!course) return [];
  const lastLesson = catalog.findLesson(enrollment.last_lesson_id ?? -1)?.lesson;
  const lastSection = lastLesson?.isCodingProblem
    ? lessonSections.find((section) => section === enrollment.last_section)
    : undefined;
  return [
    {
      courseId: enrollment.course_id,
      coursePath: course.path,
      finishedLessons: enrollment.finished ?? [],
      lastLessonPath: lastLesson?.urlPath ?? null,
      ...(lastSection && { lastSection }),
      enrolledAt: enrollment.enrolled_at.toISOString(),
      expiresAt: enrollment.expires_at.toISOString(),
      ...(enrollment.isRefunded && { isRefunded: true }),
    },
  ];
}

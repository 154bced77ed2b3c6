import type { AdminEnrollment, enrollmentStates } from '@dryrun/contracts/admin';
import type { Catalog } from '@dryrun/content/catalog';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { cursorAt, pageSizePlusOne, readCursor, toPage } from '../platform/pagination.ts';
import { matchesPrefix } from './search.ts';

interface EnrollmentFilter {
  readonly cursor?: string | undefined;
  readonly accountId?: string | undefined;
  readonly search?: string | undefined;
  readonly state?: (typeof enrollmentStates)[number] | undefined;
}

export async function listEnrollments(
  db: Kysely<Database>,
  { cursor, accountId, search, state }: EnrollmentFilter,
  catalog: Catalog,
  now: Date,
) {
  const position = readCursor(cursor);
  let query = db
    .selectFrom('enrollment')
    .innerJoin('account', 'account.id', 'enrollment.account_id')
    .select(['account.id', 'account.email', 'account.name'])
    .select(['enrollment.course_id', 'enrollment.enrolled_at', 'enrollment.expires_at'])
    .select(cursorAt('enrollment.enrolled_at').as('cursor_at'))
    .select((eb) =>
      eb
        .selectFrom('lesson_progress')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('lesson_progress.account_id', '=', 'enrollment.account_id')
        .whereRef('lesson_progress.course_id', '=', 'enrollment.course_id')
        .as('finished'),
    )
    .orderBy('enrollment.enrolled_at', 'desc')
    .orderBy('enrollment.account_id', 'desc')
    .orderBy('enrollment.course_id', 'desc')
    .limit(pageSizePlusOne);
  if (position) {
    const [at, id, courseId] = position;
    query = query.where(
      sql<boolean>`(enrollment.enrolled_at, enrollment.account_id, enrollment.course_id)
        < (${at}::timestamptz, ${id}::uuid, ${courseId}::int)`,
    );
  }
  if (accountId) query = query.where('enrollment.account_id', '=', accountId);
  if (search) query = query.where(matchesPrefix(sql.ref('account.email_key'), search));
  if (state) query = query.where('enrollment.expires_at', state === 'active' ? '>' : '<=', now);
  const toResponse = (row: Awaited<ReturnType<typeof query.execute>>[number]): AdminEnrollment => ({
    person: { id: row.id, email: row.email, name: row.name },
    courseId: row.course_id,
    course: catalog.findCourseById(row.course_id)?.title ?? `Course ${row.course_id}`,
    enrolledAt: row.enrolled_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isActive: row.expires_at > now,
    finishedLessons: row.finished ?? 0,
  });
  return toPage(
    await query.execute(),
    toResponse,
    ({ id }) => id,
    ({ course_id }) => course_id,
  );
}

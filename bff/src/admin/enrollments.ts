import type { AdminEnrollment, adminContract } from '@dryrun/contracts/admin';
import type { Catalog } from '@dryrun/content/catalog';
import type { Parsed } from '@dryrun/contracts/endpoint';
import { isActiveEnrollment } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { readPage } from '../platform/pagination.ts';
import { matchesPrefix } from './search.ts';

type EnrollmentFilter = Partial<Parsed<typeof adminContract.listEnrollments>['query']>;

export async function listEnrollments(
  db: Kysely<Database>,
  { cursor, accountId, search, state }: EnrollmentFilter,
  catalog: Catalog,
  now: Date,
) {
  let query = db
    .selectFrom('enrollment')
    .innerJoin('account', 'account.id', 'enrollment.account_id')
    .select(['account.id', 'account.email', 'account.name'])
    .select(['enrollment.course_id', 'enrollment.enrolled_at', 'enrollment.expires_at'])
    .select(isActiveEnrollment(now).as('is_active'))
    .select((eb) =>
      eb
        .selectFrom('lesson_progress')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('lesson_progress.account_id', '=', 'enrollment.account_id')
        .whereRef('lesson_progress.course_id', '=', 'enrollment.course_id')
        .as('finished'),
    );
  if (accountId) query = query.where('enrollment.account_id', '=', accountId);
  if (search) query = query.where(matchesPrefix(sql.ref('account.email_key'), search));
  if (state) query = query.where(isActiveEnrollment(now), '=', state === 'active');
  return readPage(
    query,
    {
      cursor,
      time: 'enrollment.enrolled_at',
      id: 'enrollment.account_id',
      tieBreaker: 'enrollment.course_id',
    },
    (row): AdminEnrollment => ({
      person: { id: row.id, email: row.email, name: row.name },
      courseId: row.course_id,
      course: catalog.findCourseById(row.course_id)?.title ?? `Course ${row.course_id}`,
      enrolledAt: row.enrolled_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      isActive: row.is_active,
      finishedLessons: row.finished ?? 0,
    }),
  );
}

import type { Catalog } from '@dryrun/content/catalog';
import { builtInCourse } from '@dryrun/content/course/outline';
import type { AdminCourse } from '@dryrun/contracts/admin';
import { isActiveEnrollment } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

export async function listCourses(
  db: Kysely<Database>,
  { courses, drafts }: Catalog,
  now: Date,
): Promise<AdminCourse[]> {
  const counts = await db
    .selectFrom('enrollment')
    .select(['course_id', sql<number>`count(*)::int`.as('owners')])
    .where(isActiveEnrollment(now))
    .groupBy('course_id')
    .execute();
  const ownersOf = new Map(counts.map(({ course_id, owners }) => [course_id, owners]));
  return [...courses, ...drafts].map((course) => ({
    ...course,
    state: course.state ?? 'on-sale',
    source: course.id === builtInCourse.id ? 'settings' : 'file',
    owners: ownersOf.get(course.id) ?? 0,
  }));
}

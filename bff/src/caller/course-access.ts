import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { ApiError } from '../error.ts';
import type { Principal } from './sessions.ts';

/**
 * The one rule of who may use what a course sells: admins, and owners until their access ends. Throws
 * `course_not_owned` or `access_ended` (403, never 401: the client logs out on 401).
 */
export async function requireCourseAccess(
  db: Kysely<Database>,
  user: Principal,
  courseId: number,
  now: Date,
): Promise<void> {
  if (user.role === 'admin') return;
  const enrollment = await db
    .selectFrom('enrollment')
    .select('expires_at')
    .where('account_id', '=', user.id)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  if (!enrollment) throw new ApiError('course_not_owned');
  if (enrollment.expires_at <= now) {
    throw new ApiError('access_ended', {
      message: `Your access ended on ${longDate(enrollment.expires_at)}.`,
    });
  }
}

const longDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

import type { Catalog } from '@dryrun/content/catalog';
import { listProblemLessons } from '@dryrun/content/course/outline';
import type { AdminAction } from '@dryrun/contracts/audit';
import type { Database } from '@dryrun/migrations/database';
import { listActiveEnds, setAccess } from '@dryrun/payments/access';
import type { Kysely } from 'kysely';
import { audit } from '../platform/audit.ts';
import { emailKey } from '../credentials/email-key.ts';
import { ApiError, fieldError } from '../platform/error.ts';

interface Change {
  readonly email: string;
  readonly courseId: number;
  /** Null ends access immediately. */
  readonly until: string | null;
  readonly reason: string;
}

/**
 * Grants, extends, shortens or ends access to a course. Returns a message to show. New access completes the problems
 * that the user has already solved. Throws `account_not_found`, `course_not_found`, `no_access_to_end`,
 * `enrolment_unchanged`, or `invalid_request` for an end in the past.
 */
export async function setEnrollment(
  db: Kysely<Database>,
  catalog: Catalog,
  actorId: string,
  { email, courseId, until, reason }: Change,
  now: Date,
): Promise<string> {
  const course = catalog.findCourseById(courseId);
  if (!course) throw fieldError('course_not_found', 'courseId');
  const newEnd = until === null ? now : new Date(until);
  if (until !== null && newEnd <= now)
    throw fieldError('invalid_request', 'until', 'until: choose a future date');
  return db.transaction().execute(async (trx) => {
    // Payments take the same lock, to serialize changes of an account's access.
    const account = await trx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw fieldError('account_not_found', 'email', 'email: no account has this email');
    const currentEnd = (await listActiveEnds(trx, account.id, [courseId], now)).get(courseId);
    const [act, message] = describeChange(currentEnd, until === null ? undefined : newEnd);
    const problems = listProblemLessons(courseId);
    const access = { accountId: account.id, courseId, expiresAt: newEnd, isNew: !currentEnd, problems };
    await setAccess(trx, access, now);
    await audit(trx, {
      actorId,
      act,
      accountId: account.id,
      subject: course.title,
      before: { until: currentEnd?.toISOString() ?? null },
      after: { until: act === 'end-enrolment' ? null : newEnd.toISOString() },
      reason,
    });
    return `${account.email} ${message}`;
  });
}

/** Undefined means no access. */
function describeChange(
  currentEnd: Date | undefined,
  newEnd: Date | undefined,
): [act: AdminAction, message: string] {
  if (!currentEnd) {
    if (!newEnd) throw new ApiError('no_access_to_end');
    return ['grant-enrolment', 'now has access.'];
  }
  if (!newEnd) return ['end-enrolment', 'no longer has access.'];
  if (newEnd.getTime() === currentEnd.getTime()) throw new ApiError('enrolment_unchanged');
  return newEnd > currentEnd
    ? ['extend-enrolment', 'now has access for longer.']
    : ['shorten-enrolment', 'now has access for a shorter time.'];
}

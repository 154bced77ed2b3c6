import type { Catalogue } from '@dryrun/content/catalogue';
import type { AdminAction } from '@dryrun/contracts/audit';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { audit } from '../platform/audit.ts';
import { emailKey } from '../credentials/email-key.ts';
import { ApiError, fieldError } from '../platform/error.ts';

interface Change {
  readonly email: string;
  readonly courseId: number;
  /** Null ends access at once. */
  readonly until: string | null;
  readonly reason: string;
}

/**
 * Grants access to a course, or moves or makes its end; answers a sentence. Throws `account_not_found`,
 * `course_not_found`, `no_access_to_end`, `enrolment_unchanged`, or `invalid_request` for an end that is past.
 */
export async function setEnrollment(
  db: Kysely<Database>,
  catalogue: Catalogue,
  actorId: string,
  { email, courseId, until, reason }: Change,
  now: Date,
): Promise<string> {
  const course = catalogue.courseOf(courseId);
  if (!course) throw fieldError('course_not_found', 'courseId');
  const wanted = until === null ? now : new Date(until);
  if (until !== null && wanted <= now)
    throw fieldError('invalid_request', 'until', 'until: choose a day to come');
  return db.transaction().execute(async (trx) => {
    // As a payment does: what gives and takes a person's access comes one after the other.
    const account = await trx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst();
    if (!account)
      throw fieldError('account_not_found', 'email', 'email: there is no account with this e-mail');
    const held = await trx
      .selectFrom('enrollment')
      .select('expires_at')
      .where('account_id', '=', account.id)
      .where('course_id', '=', courseId)
      .executeTakeFirst();
    const end = held && held.expires_at > now ? held.expires_at : undefined;
    const [act, message] = nameChange(end, until === null ? undefined : wanted);
    await trx
      .insertInto('enrollment')
      .values({
        account_id: account.id,
        course_id: courseId,
        enrolled_at: now,
        expires_at: wanted,
        last_lesson_id: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'course_id'])
          .doUpdateSet({ expires_at: wanted, ...(!end && { enrolled_at: now }) }),
      )
      .execute();
    await audit(trx, {
      actorId,
      act,
      accountId: account.id,
      subject: course.title,
      before: { until: end?.toISOString() ?? null },
      after: { until: act === 'end-enrolment' ? null : wanted.toISOString() },
      reason,
    });
    return `${account.email} ${message}`;
  });
}

/** What a change of the end is called; an end that is undefined means no access. */
function nameChange(before: Date | undefined, wanted: Date | undefined): [act: AdminAction, message: string] {
  if (!before) {
    if (!wanted) throw new ApiError('no_access_to_end');
    return ['grant-enrolment', 'has access now.'];
  }
  if (!wanted) return ['end-enrolment', 'no longer has access.'];
  if (wanted.getTime() === before.getTime()) throw new ApiError('enrolment_unchanged');
  return wanted > before
    ? ['extend-enrolment', 'has access for longer now.']
    : ['shorten-enrolment', 'has access for a shorter time now.'];
}

import { listProblemLessons } from '@dryrun/content/course/outline';
import { accessEnd } from '@dryrun/contracts/access';
import { completeSolvedProblems } from '@dryrun/migrations/complete-solved-problems';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import type { PaymentRow } from './payment-rows.ts';

/** Stripe reports charge times in whole seconds. */
const chargeTimeResolutionMs = 1000;

/** `accessFrom`: the previous end of access for an extension, otherwise null. */
export interface Grant {
  readonly accessFrom: Date | null;
  readonly accessUntil: Date;
}

/**
 * Grants a year of access to each purchased course, from now or from the end of the current access. Completes the
 * problems that the buyer solved without access. Returns undefined for a duplicate purchase: the buyer owns every
 * course and did not buy an extension.
 */
export async function grantAccess(
  trx: Transaction<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<Grant | undefined> {
  const activeEnds = await listActiveEnrollments(trx, payment, now);
  if (!payment.is_extension && payment.course_ids.every((id) => activeEnds.has(id))) return undefined;
  const newEnds = await Promise.all(
    payment.course_ids.map(async (courseId) => {
      const expires_at = accessEnd(activeEnds.get(courseId) ?? now);
      await trx
        .insertInto('enrollment')
        .values({
          account_id: payment.account_id,
          course_id: courseId,
          enrolled_at: now,
          expires_at,
          last_lesson_id: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'course_id'])
            .doUpdateSet(activeEnds.has(courseId) ? { expires_at } : { expires_at, enrolled_at: now }),
        )
        .execute();
      // An extension leaves problems alone that the owner marked as not completed.
      if (!activeEnds.has(courseId))
        await completeSolvedProblems(trx, payment.account_id, courseId, listProblemLessons(courseId));
      return expires_at.getTime();
    }),
  );
  const currentEnds = [...activeEnds.values()].map((end) => end.getTime());
  return {
    accessFrom: currentEnds.length > 0 ? new Date(Math.min(...currentEnds)) : null,
    accessUntil: new Date(Math.max(...newEnds)),
  };
}

/**
 * True if another payment bought these courses before this charge and was refunded after it. The buyer no longer wants
 * the course, so a duplicate payment that is confirmed late must not grant access again.
 */
export async function duplicatesRefundedPayment(
  trx: Transaction<Database>,
  { id, account_id, course_ids, is_extension }: PaymentRow,
  chargedAt: Date,
): Promise<boolean> {
  if (is_extension) return false;
  const refundedPayments = await trx
    .selectFrom('payment')
    .innerJoin('refund', 'refund.payment_id', 'payment.id')
    .select('payment.course_ids')
    .where('payment.account_id', '=', account_id)
    .where('payment.id', '!=', id)
    .where('payment.state', '=', 'refunded')
    .where('payment.is_duplicate', '=', false)
    .where('refund.state', 'not in', ['failed', 'rejected'])
    .where('refund.requested_at', '>=', new Date(chargedAt.getTime() + chargeTimeResolutionMs))
    .execute();
  return course_ids.every((courseId) =>
    refundedPayments.some((other) => other.course_ids.includes(courseId)),
  );
}

/** Locks the buyer's active enrollments in the purchased courses. Returns the end of access by course id. */
async function listActiveEnrollments(
  trx: Transaction<Database>,
  { account_id, course_ids }: PaymentRow,
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await trx
    .selectFrom('enrollment')
    .select(['course_id', 'expires_at'])
    .where('account_id', '=', account_id)
    .where('course_id', 'in', course_ids)
    .where('expires_at', '>', now)
    .forUpdate()
    .execute();
  return new Map(rows.map(({ course_id, expires_at }) => [course_id, expires_at]));
}

/** True if the buyer has access to any purchased course, through this payment or another. */
export async function hasAccess(
  trx: Transaction<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  return (await listActiveEnrollments(trx, payment, now)).size > 0;
}

/** Revokes the year of access that a payment granted. A year that a later payment added stays. */
export async function endAccess(trx: Transaction<Database>, payment: PaymentRow, now: Date): Promise<void> {
  const activeEnds = await listActiveEnrollments(trx, payment, now);
  for (const [courseId, expiresAt] of activeEnds) {
    const grantsCurrentEnd = expiresAt.getTime() === payment.access_until?.getTime();
    const end = grantsCurrentEnd ? (payment.access_from ?? now) : yearBefore(expiresAt);
    await trx
      .updateTable('enrollment')
      .set({ expires_at: end > now ? end : now })
      .where('account_id', '=', payment.account_id)
      .where('course_id', '=', courseId)
      .execute();
  }
}

function yearBefore(date: Date): Date {
  const before = new Date(date);
  before.setUTCFullYear(date.getUTCFullYear() - 1);
  return before;
}

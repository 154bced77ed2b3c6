import { listProblemLessons } from '@dryrun/content/course/outline';
import { accessEnd } from '@dryrun/contracts/access';
import type { Database } from '@dryrun/migrations/database';
import { listActiveEnds, setAccess } from '@dryrun/payments/access';
import type { PaymentRow } from '@dryrun/payments/payment-rows';
import type { Transaction } from 'kysely';

/** Stripe reports charge times in whole seconds. */
const chargeTimeResolutionMs = 1000;

/** `accessFrom`: the previous end of access for an extension, otherwise null. */
export interface Grant {
  readonly accessFrom: Date | null;
  readonly accessUntil: Date;
}

/**
 * Grants a year of access to each purchased course, from now or from the end of the current access. Returns undefined
 * for a duplicate purchase: the buyer owns every course and did not buy an extension.
 */
export async function grantAccess(
  trx: Transaction<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<Grant | undefined> {
  const activeEnds = await listActiveEnds(trx, payment.account_id, payment.course_ids, now);
  if (!payment.is_extension && payment.course_ids.every((id) => activeEnds.has(id))) return undefined;
  const newEnds = await Promise.all(
    payment.course_ids.map(async (courseId) => {
      const expiresAt = accessEnd(activeEnds.get(courseId) ?? now);
      const problems = listProblemLessons(courseId);
      const isNew = !activeEnds.has(courseId);
      await setAccess(trx, { accountId: payment.account_id, courseId, expiresAt, isNew, problems }, now);
      return expiresAt.getTime();
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

/** True if the buyer has access to any purchased course, through this payment or another. */
export async function hasAccess(
  trx: Transaction<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  return (await listActiveEnds(trx, payment.account_id, payment.course_ids, now)).size > 0;
}

/** Revokes the year of access that a payment granted. A year that a later payment added stays. */
export async function endAccess(trx: Transaction<Database>, payment: PaymentRow, now: Date): Promise<void> {
  const activeEnds = await listActiveEnds(trx, payment.account_id, payment.course_ids, now);
  for (const [courseId, expiresAt] of activeEnds) {
    const grantsCurrentEnd = expiresAt.getTime() === payment.access_until?.getTime();
    const end = grantsCurrentEnd ? (payment.access_from ?? now) : accessEnd(expiresAt, -1);
    const access = { accountId: payment.account_id, courseId, expiresAt: end > now ? end : now };
    await setAccess(trx, { ...access, isNew: false, problems: [] }, now);
  }
}

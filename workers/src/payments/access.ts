import { accessEnd } from '@dryrun/contracts/access';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import type { PaymentRow } from './payment-rows.ts';

/** The processor tells the time of a charge in whole seconds. */
const chargeStepMs = 1000;

/** What a payment gives: until when, and for an extension where it began. */
export interface Grant {
  readonly accessFrom: Date | null;
  readonly accessUntil: Date;
}

/**
 * Gives a year of each bought course: from now, or from the end of what is still owned. Undefined, and nothing given, when
 * all of it is owned already and no extension was bought: a second payment for one thing.
 */
export async function grantAccess(
  trx: Transaction<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<Grant | undefined> {
  const owned = await listOwned(trx, payment, now);
  if (!payment.is_extension && payment.course_ids.every((id) => owned.has(id))) return undefined;
  const ends = await Promise.all(
    payment.course_ids.map(async (courseId) => {
      const expires_at = accessEnd(owned.get(courseId) ?? now);
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
            .doUpdateSet({ expires_at, ...(!owned.has(courseId) && { enrolled_at: now }) }),
        )
        .execute();
      return expires_at.getTime();
    }),
  );
  const froms = [...owned.values()].map((end) => end.getTime());
  return {
    accessFrom: froms.length > 0 ? new Date(Math.min(...froms)) : null,
    accessUntil: new Date(Math.max(...ends)),
  };
}

/**
 * Whether another payment had bought all of it when this one's card was charged, and its money was asked back since: its
 * buyer wants the course no more, and must not own it again by a second payment that was only told late.
 */
export async function wasBoughtBefore(
  trx: Transaction<Database>,
  { id, account_id, course_ids, is_extension }: PaymentRow,
  chargedAt: Date,
): Promise<boolean> {
  if (is_extension) return false;
  const returned = await trx
    .selectFrom('payment')
    .innerJoin('refund', 'refund.payment_id', 'payment.id')
    .select('payment.course_ids')
    .where('payment.account_id', '=', account_id)
    .where('payment.id', '!=', id)
    .where('payment.state', '=', 'refunded')
    .where('payment.is_duplicate', '=', false)
    .where('refund.state', 'not in', ['failed', 'rejected'])
    .where('refund.requested_at', '>=', new Date(chargedAt.getTime() + chargeStepMs))
    .execute();
  return course_ids.every((courseId) => returned.some((other) => other.course_ids.includes(courseId)));
}

/** The bought courses that are owned now, with the end of each. */
async function listOwned(
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

/** Whether any of the bought courses is owned now, by this payment or another. */
export async function isOwned(trx: Transaction<Database>, payment: PaymentRow, now: Date): Promise<boolean> {
  return (await listOwned(trx, payment, now)).size > 0;
}

/**
 * Takes back what a payment gave: access ends now, or for an extension where it began. A year that another payment has
 * added since stays.
 */
export async function endAccess(trx: Transaction<Database>, payment: PaymentRow, now: Date): Promise<void> {
  const owned = await listOwned(trx, payment, now);
  for (const [courseId, expiresAt] of owned) {
    const isOwnEnd = expiresAt.getTime() === payment.access_until?.getTime();
    const end = isOwnEnd ? (payment.access_from ?? now) : yearBefore(expiresAt);
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

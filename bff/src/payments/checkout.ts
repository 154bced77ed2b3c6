import { accessEnd, daysLeft } from '@dryrun/contracts/access';
import { limits } from '@dryrun/contracts/limits';
import type { Quote } from '@dryrun/contracts/payments';
import type { Principal } from '../caller/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import { describeCourses, findCourses, priced } from './courses.ts';
import { callProcessor, cancelCompetingOrder, openIntent } from './intents.ts';
import {
  findOpenOrder,
  listOwned,
  listCompetingOrders,
  lockAccount,
  saveOrder,
  updateTax,
  type Order,
  type PaymentRow,
} from './orders.ts';
import { priceOf, type Price } from './price.ts';
import { requirePromoCode, reservePromoUse, type PromoCodeRow } from './promo-use.ts';
import { calculateTax, fixedTax } from './tax.ts';

/** What checkout sends. */
export interface Purchase {
  readonly coursesIds: readonly number[];
  readonly promoCode?: string | undefined;
  readonly extend?: boolean | undefined;
  readonly startsAtOnce?: boolean | undefined;
}

/** Where a call came from: the address, and its country if that is known. */
export interface Origin {
  readonly ip: string;
  readonly country: string | null;
}

/** The id under which an order that costs nothing is polled. */
const freeId = ({ id }: PaymentRow): string => `free_${id}`;

/** The price breakdown of a purchase, refused for the reasons that would refuse the purchase itself. */
export async function quote(
  context: Context,
  user: Principal,
  purchase: Purchase,
  { ip }: Origin,
): Promise<Quote> {
  const { db, config } = context;
  const now = context.clock();
  const courses = findCourses(context.catalogue, purchase.coursesIds);
  const courseIds = purchase.coursesIds;
  const owned = await requireNotOwned(context, user, purchase);
  const promo = purchase.promoCode
    ? await requirePromoCode(db, { code: purchase.promoCode, accountId: user.id, courseIds }, now)
    : undefined;
  const fixed = fixedTax(config);
  const price = priceOf(courses.map(priced), promo && discountOf(promo), fixed, limits.smallestChargeCents);
  const tax = await taxLine(context, price, ip);
  const ends = courseIds.map((id) => accessEnd(later(owned.get(id), now)).getTime());
  return {
    currency: 'usd',
    listCents: price.listCents,
    courseDiscountCents: price.courseDiscountCents,
    promoCode: promo?.code ?? null,
    promoDiscountCents: price.promoDiscountCents,
    totalCents: price.totalCents,
    tax,
    accessUntil: new Date(Math.min(...ends)).toISOString(),
  };
}

/**
 * Opens the payment of a purchase and answers its client secret, or `free_{orderId}` when there is nothing to pay. The
 * same purchase again answers the same intent; other open ones for the same course are cancelled first, so that one
 * buyer can pay one of them only.
 */
export async function openPayment(
  context: Context,
  user: Principal,
  purchase: Purchase,
  origin: Origin,
): Promise<string> {
  const { stripe, db, enqueuer, log } = context;
  if (!stripe) throw new ApiError('payments_closed');
  const { payment, siblings, email } = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, user.id);
    await requireNotOwned({ ...context, db: trx }, user, purchase);
    const saved = await writeOrder({ ...context, db: trx }, trx, user, purchase, origin);
    return { payment: saved, siblings: await listCompetingOrders(trx, saved), email: account.email };
  });
  log.info({ paymentId: payment.id, amountCents: payment.amount_cents }, 'order opened');
  for (const sibling of siblings) await cancelCompetingOrder(context, stripe, sibling);
  if (payment.amount_cents > 0) {
    const taxed = await saveTax(context, payment, origin.ip);
    return openIntent(context, stripe, taxed, { email, description: payment.description });
  }
  const paymentIntentId = freeId(payment);
  // The row says it is free and open: should the queue be away, the worker's sweep finds it.
  await enqueuer
    .enqueue('payments', 'confirm', { paymentIntentId }, `confirm-${paymentIntentId}`)
    .catch((error: unknown) =>
      log.warn({ err: error, paymentIntentId }, 'could not enqueue; the sweep will'),
    );
  return paymentIntentId;
}

/** The line that says what the sum holds as tax. */
async function taxLine(context: Context, price: Price, ip: string): Promise<Quote['tax']> {
  const fixed = fixedTax(context.config);
  if (fixed) return { ...fixed, cents: price.taxCents };
  const tax = await callProcessor(() => calculateTax(context, price.totalCents, ip));
  return tax ? { name: tax.name, percent: tax.percent, cents: tax.cents } : null;
}

/** Writes the tax that the processor calculated into the order, where it is asked to. */
async function saveTax(context: Context, payment: PaymentRow, ip: string): Promise<PaymentRow> {
  const tax = await callProcessor(() => calculateTax(context, payment.amount_cents, ip));
  return tax ? updateTax(context.db, payment, tax) : payment;
}

async function writeOrder(
  context: Context,
  trx: Parameters<typeof saveOrder>[0],
  user: Principal,
  { coursesIds, promoCode, extend = false, startsAtOnce = false }: Purchase,
  { country }: Origin,
): Promise<PaymentRow> {
  const now = context.clock();
  const courseIds = coursesIds.toSorted((a, b) => a - b);
  const wish = { code: promoCode ?? '', accountId: user.id, courseIds };
  const known = promoCode
    ? await trx.selectFrom('promo_code').select('id').where('code', '=', promoCode).executeTakeFirst()
    : undefined;
  const order: Order = {
    accountId: user.id,
    courseIds,
    description: describeCourses(context.catalogue, courseIds),
    isExtension: extend,
    promoCodeId: known?.id ?? null,
    startsAtOnce,
    ipCountry: country,
  };
  const found = await findOpenOrder(trx, order);
  const promo = promoCode
    ? await requirePromoCode(trx, { ...wish, ...(found && { paymentId: found.id }) }, now, {
        isLocked: true,
      }).catch(refusePromo)
    : undefined;
  const tax = fixedTax(context.config);
  const price = priceOf(
    findCourses(context.catalogue, courseIds).map(priced),
    promo && discountOf(promo),
    tax,
    limits.smallestChargeCents,
  );
  const payment = await saveOrder(trx, found, order, price, tax);
  if (promo)
    await reservePromoUse(trx, { paymentId: payment.id, promoCodeId: promo.id, accountId: user.id }, now);
  if (price.totalCents > 0) return payment;
  return trx
    .updateTable('payment')
    .set({ intent_id: freeId(payment) })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A promo code that cannot be used makes the purchase a bad request; the sentence stays. */
function refusePromo(error: unknown): never {
  if (error instanceof ApiError) throw fieldError('promo_not_usable', 'promoCode', error.message);
  throw error;
}

/** Until when the courses are owned. Throws `course_already_owned`, unless it is an extension near the end. */
async function requireNotOwned(
  { db, clock, catalogue }: Pick<Context, 'db' | 'clock' | 'catalogue'>,
  user: Principal,
  { coursesIds, extend }: Purchase,
): Promise<ReadonlyMap<number, Date>> {
  findCourses(catalogue, coursesIds);
  const now = clock();
  const owned = await listOwned(db, user.id, coursesIds);
  for (const expiresAt of owned.values()) {
    if (expiresAt <= now || (extend && daysLeft(expiresAt, now) <= limits.extendDays)) continue;
    const message = extend
      ? `You can extend your access from ${limits.extendDays} days before its end.`
      : undefined;
    throw fieldError('course_already_owned', 'coursesIds', message);
  }
  return owned;
}

const later = (end: Date | undefined, now: Date): Date => (end && end > now ? end : now);

export const discountOf = (promo: PromoCodeRow) => ({
  fraction: promo.fraction,
  offCents: promo.off_cents,
  courseIds: promo.course_ids,
});

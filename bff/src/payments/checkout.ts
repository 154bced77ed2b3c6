import { accessEnd, daysLeft } from '@dryrun/contracts/access';
import { freeOrderId } from '@dryrun/contracts/free-order';
import { limits } from '@dryrun/contracts/limits';
import type { Quote } from '@dryrun/contracts/payments';
import { listActiveEnds } from '@dryrun/payments/access';
import { listCompetingOrders, lockAccount, type PaymentRow } from '@dryrun/payments/payment-rows';
import { calculatePrice, type Price } from '@dryrun/payments/price';
import { savePromoUse } from '@dryrun/payments/promo-use';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import { describeCourses, findCourses } from './courses.ts';
import { callStripe, cancelCompetingOrder, openIntent } from './intents.ts';
import { findOpenOrder, saveOrder, updateTax, type Order } from './orders.ts';
import { requirePromoCode } from './promo-use.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { calculateTax, getInclusiveTax } from './tax.ts';

export interface Purchase {
  readonly coursesIds: readonly number[];
  readonly promoCode?: string | undefined;
  readonly extend?: boolean | undefined;
  readonly startsAtOnce?: boolean | undefined;
}

export interface ClientLocation {
  readonly ip: string;
  readonly country: string | null;
}

/** Refuses the same purchases as `openPayment`. */
export async function createQuote(
  context: Context,
  user: Principal,
  purchase: Purchase,
  { ip }: ClientLocation,
): Promise<Quote> {
  const { db, config } = context;
  const now = context.clock();
  const courses = findCourses(context.catalog, purchase.coursesIds);
  const courseIds = purchase.coursesIds;
  const accessEnds = await requireNotOwned(context, user, purchase);
  const promo = purchase.promoCode
    ? await requirePromoCode(db, { code: purchase.promoCode, accountId: user.id, courseIds }, now)
    : undefined;
  const inclusiveTax = getInclusiveTax(config);
  const price = calculatePrice(courses, promo, inclusiveTax);
  const tax = await getTaxLine(context, price, ip);
  const accessEndsMs = courseIds.map((id) => accessEnd(accessEnds.get(id) ?? now).getTime());
  return {
    currency: 'usd',
    listCents: price.listCents,
    courseDiscountCents: price.courseDiscountCents,
    promoCode: promo?.code ?? null,
    promoFraction: promo?.fraction ?? null,
    promoDiscountCents: price.promoDiscountCents,
    totalCents: price.totalCents,
    tax,
    accessUntil: new Date(Math.min(...accessEndsMs)).toISOString(),
  };
}

/** Returns the client secret, or the id of a free order. Cancels competing orders of the buyer first. */
export async function openPayment(
  context: Context,
  user: Principal,
  purchase: Purchase,
  location: ClientLocation,
): Promise<string> {
  const { stripe, db, log } = context;
  if (!stripe) throw new ApiError('payments_closed');
  const { payment, competingOrders, email } = await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, user.id);
    await requireNotOwned({ ...context, db: trx }, user, purchase);
    const savedOrder = await writeOrder({ ...context, db: trx }, trx, user, purchase, location);
    return {
      payment: savedOrder,
      competingOrders: await listCompetingOrders(trx, savedOrder),
      email: account.email,
    };
  });
  log.info({ paymentId: payment.id, amountCents: payment.amount_cents }, 'order opened');
  for (const order of competingOrders) await cancelCompetingOrder(context, stripe, order);
  if (payment.amount_cents > 0) {
    const paymentWithTax = await saveTax(context, payment, location.ip);
    return openIntent(context, stripe, paymentWithTax, { email, description: payment.description });
  }
  const orderId = freeOrderId(payment.id);
  await requestConfirmation(context, orderId);
  return orderId;
}

async function getTaxLine(context: Context, price: Price, ip: string): Promise<Quote['tax']> {
  const inclusiveTax = getInclusiveTax(context.config);
  if (inclusiveTax) return { ...inclusiveTax, cents: price.taxCents };
  const tax = await callStripe(() => calculateTax(context, price.totalCents, ip));
  return tax ? { name: tax.name, percent: tax.percent, cents: tax.cents } : null;
}

async function saveTax(context: Context, payment: PaymentRow, ip: string): Promise<PaymentRow> {
  const tax = await callStripe(() => calculateTax(context, payment.amount_cents, ip));
  return tax ? updateTax(context.db, payment, tax) : payment;
}

/** Saves the order at current prices and reserves a use of its promo code. */
async function writeOrder(
  context: Context,
  trx: Parameters<typeof saveOrder>[0],
  user: Principal,
  { coursesIds, promoCode, extend = false, startsAtOnce = false }: Purchase,
  { country }: ClientLocation,
): Promise<PaymentRow> {
  const now = context.clock();
  const courseIds = coursesIds.toSorted((a, b) => a - b);
  const promoRow = promoCode
    ? await trx.selectFrom('promo_code').select('id').where('code', '=', promoCode).executeTakeFirst()
    : undefined;
  const order: Order = {
    accountId: user.id,
    courseIds,
    description: describeCourses(context.catalog, courseIds),
    isExtension: extend,
    promoCodeId: promoRow?.id ?? null,
    startsAtOnce,
    ipCountry: country,
  };
  const openOrder = await findOpenOrder(trx, order);
  const promo = promoCode
    ? await requirePromoCode(trx, { code: promoCode, accountId: user.id, courseIds }, now, {
        forUpdate: true,
      }).catch(throwPromoFieldError)
    : undefined;
  const tax = getInclusiveTax(context.config);
  const price = calculatePrice(findCourses(context.catalog, courseIds), promo, tax);
  const payment = await saveOrder(trx, openOrder, order, price, tax);
  const reservedUntil = new Date(now.getTime() + limits.promoReservationMinutes * 60_000);
  await savePromoUse(trx, payment, 'reserved', reservedUntil);
  if (price.totalCents > 0) return payment;
  return trx
    .updateTable('payment')
    .set({ intent_id: freeOrderId(payment.id) })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Turns promo code errors (404) into 400 with the same message. */
function throwPromoFieldError(error: unknown): never {
  if (error instanceof ApiError) throw fieldError('promo_not_usable', 'promoCode', error.message);
  throw error;
}

/** Returns when current access ends. Throws `course_already_owned`, except for an extension near the end. */
async function requireNotOwned(
  { db, clock, catalog }: Pick<Context, 'db' | 'clock' | 'catalog'>,
  user: Principal,
  { coursesIds, extend }: Purchase,
): Promise<ReadonlyMap<number, Date>> {
  findCourses(catalog, coursesIds);
  const now = clock();
  const accessEnds = await listActiveEnds(db, user.id, coursesIds, now);
  for (const expiresAt of accessEnds.values()) {
    if (extend && daysLeft(expiresAt, now) <= limits.extendDays) continue;
    const message = extend
      ? `You can extend your access during its last ${limits.extendDays} days.`
      : undefined;
    throw fieldError('course_already_owned', 'coursesIds', message);
  }
  return accessEnds;
}

import { withdrawalConsent } from '@dryrun/contracts/payments';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import type { PaymentTable } from '@dryrun/migrations/tables/payment';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Price, Tax } from './price.ts';
import type { CalculatedTax } from './tax.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** What is bought by whom. */
export interface Order {
  readonly accountId: string;
  /** Sorted. */
  readonly courseIds: readonly number[];
  /** What is bought, in words. */
  readonly description: string;
  readonly isExtension: boolean;
  readonly promoCodeId: string | null;
  readonly startsAtOnce: boolean;
  /** Where the buyer's address is, if that is known. */
  readonly ipCountry: string | null;
}

/** Holds the buyer's row until the transaction ends: orders and payments of one buyer come one after the other. */
export async function lockAccount(trx: Transaction<Database>, accountId: string): Promise<{ email: string }> {
  return trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The buyer's order for the same courses with the same promo code that is not paid yet. */
export async function findOpenOrder(
  db: Kysely<Database>,
  { accountId, courseIds, isExtension, promoCodeId }: Order,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('course_ids', '=', sql<never>`${JSON.stringify(courseIds)}::jsonb`)
    .where('is_extension', '=', isExtension)
    .where('promo_code_id', 'is not distinct from', promoCodeId)
    .executeTakeFirst();
}

/** The buyer's other open orders that hold one of the courses: at most one of them may be paid. */
export async function listCompetingOrders(db: Kysely<Database>, payment: PaymentRow): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', payment.account_id)
    .where('state', '=', 'open')
    .where('id', '!=', payment.id)
    .execute();
  return rows.filter(({ course_ids }) => course_ids.some((id) => payment.course_ids.includes(id)));
}

/** Writes the order with its sums; an open one gets the sums of today. A failed attempt before is forgotten. */
export async function saveOrder(
  trx: Transaction<Database>,
  found: PaymentRow | undefined,
  order: Order,
  price: Price,
  tax: Tax | undefined,
): Promise<PaymentRow> {
  const values = {
    description: order.description,
    list_cents: price.listCents,
    course_discount_cents: price.courseDiscountCents,
    promo_discount_cents: price.promoDiscountCents,
    tax_cents: price.taxCents,
    tax_name: tax?.name ?? null,
    tax_percent: tax?.percent ?? 0,
    tax_calculation_id: null,
    ip_country: order.ipCountry,
    amount_cents: price.totalCents,
    consent_text: order.startsAtOnce ? withdrawalConsent : null,
    terms_version: termsVersion,
    last_error: null,
    polls: 0,
  };
  if (found) {
    return trx
      .updateTable('payment')
      .set(values)
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return trx
    .insertInto('payment')
    .values({
      ...values,
      account_id: order.accountId,
      course_ids: JSON.stringify(order.courseIds),
      is_extension: order.isExtension,
      promo_code_id: order.promoCodeId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the tax that was calculated for an open order; `ip_country` is the calculation's where nobody else told it. */
export async function updateTax(
  db: Kysely<Database>,
  { id, ip_country }: PaymentRow,
  tax: CalculatedTax,
): Promise<PaymentRow> {
  return db
    .updateTable('payment')
    .set({
      tax_cents: tax.cents,
      tax_name: tax.name,
      tax_percent: tax.percent,
      tax_calculation_id: tax.calculationId,
      ip_country: ip_country ?? tax.country,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes the processor's intent in an order that is still open; false when it no longer is. */
export async function updateIntentId(
  db: Kysely<Database>,
  paymentId: string,
  intentId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ intent_id: intentId })
    .where('id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Closes an open order that will not be paid and gives its promo use back. False, and nothing done, when it is open with
 * another intent than the one that was seen in it: that one can still be paid.
 */
export async function cancelOrder(
  db: Kysely<Database>,
  { id, intent_id: intentId }: Pick<PaymentRow, 'id' | 'intent_id'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = await trx
      .selectFrom('payment')
      .select(['state', 'intent_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (now?.state !== 'open') return true;
    if (now.intent_id !== intentId) return false;
    await trx.updateTable('payment').set({ state: 'canceled' }).where('id', '=', id).execute();
    await trx.deleteFrom('promo_use').where('payment_id', '=', id).execute();
    return true;
  });
}

/** The order as it is now. */
export async function findOrder(db: Kysely<Database>, id: string): Promise<PaymentRow> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Until when the buyer owns each course; without those never bought. */
export async function listOwned(
  db: Kysely<Database>,
  accountId: string,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('enrollment')
    .select(['course_id', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('course_id', 'in', courseIds)
    .execute();
  return new Map(rows.map(({ course_id, expires_at }) => [course_id, expires_at]));
}

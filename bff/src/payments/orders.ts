import { withdrawalConsent } from '@dryrun/contracts/payments';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Price, Tax } from './price.ts';
import type { CalculatedTax } from './tax.ts';

export type PaymentRow = Selectable<Database['payment']>;

export interface Order {
  readonly accountId: string;
  /** In ascending order. */
  readonly courseIds: readonly number[];
  readonly description: string;
  readonly isExtension: boolean;
  readonly promoCodeId: string | null;
  readonly startsAtOnce: boolean;
  readonly ipCountry: string | null;
}

/** Serializes the orders and payments of a buyer until the transaction ends. */
export async function lockAccount(trx: Transaction<Database>, accountId: string): Promise<{ email: string }> {
  return trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

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

/** Other open orders of the buyer that share a course. At most one of them may be paid. */
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

/** An open order gets current prices and loses its last error. */
export async function saveOrder(
  trx: Transaction<Database>,
  openOrder: PaymentRow | undefined,
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
  if (openOrder) {
    return trx
      .updateTable('payment')
      .set(values)
      .where('id', '=', openOrder.id)
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

/** Also saves the country if no proxy reported one. */
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

/** Returns false if the order is no longer open. */
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

/** Releases the promo code use. Returns false if another intent was added, because that one can still be paid. */
export async function cancelOrder(
  db: Kysely<Database>,
  { id, intent_id: intentId }: Pick<PaymentRow, 'id' | 'intent_id'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const currentOrder = await trx
      .selectFrom('payment')
      .select(['state', 'intent_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (currentOrder?.state !== 'open') return true;
    if (currentOrder.intent_id !== intentId) return false;
    await trx.updateTable('payment').set({ state: 'canceled' }).where('id', '=', id).execute();
    await trx.deleteFrom('promo_use').where('payment_id', '=', id).execute();
    return true;
  });
}

export async function findOrder(db: Kysely<Database>, id: string): Promise<PaymentRow> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Maps each course that the buyer has or had to the end of access. */
export async function listAccessEnds(
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

import { withdrawalConsent } from '@dryrun/contracts/payments';
import { termsVersion } from '@dryrun/contracts/terms';
import type { Database } from '@dryrun/migrations/database';
import type { PaymentRow } from '@dryrun/payments/payment-rows';
import type { Price, Tax } from '@dryrun/payments/price';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CalculatedTax } from './tax.ts';

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

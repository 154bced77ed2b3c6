import type { Database } from '@dryrun/migrations/database';
import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '../platform/error.ts';

/** Details that the buyer can enter once, before the invoice is issued. */
export interface BillingDetails {
  readonly billingName?: string | undefined;
  readonly billingAddress?: string | undefined;
  readonly taxId?: string | undefined;
}

/**
 * Issues the invoice of a payment on the first call; later details are ignored. Numbers have no gaps, because the
 * counter is incremented in the same transaction. Throws `payment_not_found`.
 */
export async function issueInvoice(
  db: Kysely<Database>,
  accountId: string,
  stripeId: string,
  details: BillingDetails,
  now: Date,
): Promise<{ id: string; number: string }> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payment')
      .innerJoin('account', 'account.id', 'payment.account_id')
      .select(['payment.id', 'account.name'])
      .where('payment.intent_id', '=', stripeId)
      .where('payment.account_id', '=', accountId)
      .where('payment.paid_at', 'is not', null)
      .forUpdate('payment')
      .executeTakeFirst();
    if (!payment) throw new ApiError('payment_not_found');
    const existingInvoice = await trx
      .selectFrom('invoice')
      .select(['id', 'number'])
      .where('payment_id', '=', payment.id)
      .where('kind', '=', 'invoice')
      .executeTakeFirst();
    if (existingInvoice) return existingInvoice;
    const billing = {
      payment_id: payment.id,
      billing_name: details.billingName || payment.name,
      billing_address: details.billingAddress ?? '',
      tax_id: details.taxId ?? '',
      pdf: null,
      issued_at: now,
    };
    const invoice = await trx
      .insertInto('invoice')
      .values({ ...billing, number: await nextInvoiceNumber(trx, now), kind: 'invoice', refund_id: null })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    // Issues credit notes for the refunds that succeeded before this invoice.
    for (const { id: refund_id } of await listSucceededRefunds(trx, payment.id))
      await trx
        .insertInto('invoice')
        .values({ ...billing, number: await nextInvoiceNumber(trx, now), kind: 'credit note', refund_id })
        .execute();
    return invoice;
  });
}

/** The counter row stays locked until the transaction ends. */
async function nextInvoiceNumber(trx: Transaction<Database>, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const { last } = await trx
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoice_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `DR-${year}-${String(last).padStart(6, '0')}`;
}

const listSucceededRefunds = (trx: Transaction<Database>, paymentId: string): Promise<{ id: string }[]> =>
  trx
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'succeeded')
    .orderBy('finished_at')
    .execute();

export async function findInvoice(db: Kysely<Database>, accountId: string, number: string) {
  return db
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .select(['invoice.id', 'invoice.number', 'invoice.pdf'])
    .where('invoice.number', '=', number)
    .where('payment.account_id', '=', accountId)
    .executeTakeFirst();
}

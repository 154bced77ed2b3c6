import type { Database } from '@dryrun/migrations/database';
import { insertInvoice } from '@dryrun/payments/invoice-rows';
import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '../platform/error.ts';

/** Details that the buyer can enter once, before the invoice is issued. */
export interface BillingDetails {
  readonly billingName?: string | undefined;
  readonly billingAddress?: string | undefined;
  readonly taxId?: string | undefined;
}

/** Issues a payment's invoice on the first call; ignores later details. Throws `payment_not_found`. */
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
    };
    const invoice = await insertInvoice(trx, { ...billing, kind: 'invoice', refund_id: null }, now);
    // Issues credit notes for the refunds that succeeded before this invoice.
    for (const { id: refund_id } of await listSucceededRefunds(trx, payment.id))
      await insertInvoice(trx, { ...billing, kind: 'credit note', refund_id }, now);
    return invoice;
  });
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

import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import type { PaymentRow } from './payment-rows.ts';

/** An issued invoice must not change. Credit notes and invoices share one gapless number series. */
export async function insertCreditNote(
  trx: Transaction<Database>,
  payment: PaymentRow,
  refundId: string,
  now: Date,
): Promise<void> {
  const invoice = await trx
    .selectFrom('invoice')
    .select(['billing_name', 'billing_address', 'tax_id'])
    .where('payment_id', '=', payment.id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  if (!invoice) return;
  const year = now.getUTCFullYear();
  const { last } = await trx
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoice_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice')
    .values({
      ...invoice,
      number: `DR-${year}-${String(last).padStart(6, '0')}`,
      kind: 'credit note',
      payment_id: payment.id,
      refund_id: refundId,
      pdf: null,
      issued_at: now,
    })
    .execute();
}

import { publishCompletion } from '@dryrun/runtime/completion-events';
import type { PaymentsContext } from './context.ts';
import { renderInvoice } from './invoice-document.ts';

/** Renders the PDF of an issued invoice or credit note unless it exists, then notifies waiting requests. */
export async function makeInvoicePdf(context: PaymentsContext, invoiceId: string): Promise<void> {
  const { db, redis, prefix, config } = context;
  const invoice = await db.selectFrom('invoice').selectAll().where('id', '=', invoiceId).executeTakeFirst();
  if (!invoice) return;
  if (invoice.pdf === null) {
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', invoice.payment_id)
      .executeTakeFirstOrThrow();
    const refund = invoice.refund_id
      ? await db
          .selectFrom('refund')
          .select('amount_cents')
          .where('id', '=', invoice.refund_id)
          .executeTakeFirst()
      : undefined;
    const original = await db
      .selectFrom('invoice')
      .select('number')
      .where('payment_id', '=', payment.id)
      .where('kind', '=', 'invoice')
      .executeTakeFirst();
    const refundedShare = refund && payment.amount_cents > 0 ? refund.amount_cents / payment.amount_cents : 1;
    const pdf = await renderInvoice({
      kind: invoice.kind,
      number: invoice.number,
      invoiceNumber: invoice.kind === 'credit note' ? (original?.number ?? null) : null,
      issuedAt: invoice.issued_at,
      paidAt: payment.paid_at ?? payment.created_at,
      seller: { name: config.SELLER_NAME, address: config.SELLER_ADDRESS, taxId: config.SELLER_TAX_ID },
      buyer: { name: invoice.billing_name, address: invoice.billing_address, taxId: invoice.tax_id },
      description: payment.description,
      listCents: refund ? refund.amount_cents : payment.list_cents,
      discountCents: refund ? 0 : payment.course_discount_cents + payment.promo_discount_cents,
      totalCents: refund ? refund.amount_cents : payment.amount_cents,
      tax:
        payment.tax_name === null
          ? null
          : {
              name: payment.tax_name,
              percent: payment.tax_percent,
              cents: Math.round(payment.tax_cents * refundedShare),
            },
      paymentId: payment.intent_id ?? payment.id,
    });
    await db
      .updateTable('invoice')
      .set({ pdf })
      .where('id', '=', invoiceId)
      .where('pdf', 'is', null)
      .execute();
  }
  await publishCompletion(redis, prefix, invoiceId);
}

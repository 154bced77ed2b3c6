import type { Handlers } from '@dryrun/runtime/queues';
import { syncPayment } from './confirm.ts';
import type { PaymentsContext } from './context.ts';
import { makeInvoicePdf } from './invoice.ts';
import { sendRefund } from './refund.ts';

/** Handlers of the payment jobs. Each is idempotent: database state decides what is left to do. */
export function createHandlers(context: PaymentsContext): Handlers<'payments'> {
  return {
    confirm: ({ paymentIntentId }) => syncPayment(context, paymentIntentId),
    refund: ({ refundId }) => sendRefund(context, refundId),
    invoice: ({ invoiceId }) => makeInvoicePdf(context, invoiceId),
  };
}

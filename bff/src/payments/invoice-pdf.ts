import { invoicePdfPath } from '@dryrun/contracts/payments';
import { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { authorize } from '../platform/http/access.ts';
import { findInvoice } from './invoices.ts';

/** The worker renders an invoice in under a second, but it may be starting. */
const timeoutMs = 10_000;

/** The worker renders the PDF on the first request. */
export function invoicePdf(context: Context): Router {
  const { db, enqueuer, completions } = context;
  const router = Router();
  router.get(invoicePdfPath, async (req, res) => {
    res.locals['route'] = invoicePdfPath;
    const user = await authorize({ access: 'user', allowedInView: false }, req, context);
    if (!user) throw new ApiError('not_logged_in');
    const number = req.params.number.replaceAll('\0', ''); // Postgres rejects NUL in text
    const read = () => findInvoice(db, user.id, number);
    let invoice = await read();
    if (!invoice) throw new ApiError('invoice_not_found');
    if (invoice.pdf === null) {
      const invoiceId = invoice.id;
      const wait = completions.wait(invoiceId, timeoutMs);
      await wait.ready;
      await enqueuer.enqueue('payments', 'invoice', { invoiceId }, `invoice-${invoiceId}-${Date.now()}`);
      await wait.done;
      invoice = await read();
    }
    if (!invoice?.pdf) throw new ApiError('unavailable', { retryAfterSeconds: 5 });
    res.set('Content-Disposition', `attachment; filename="${invoice.number}.pdf"`);
    res.type('application/pdf').send(invoice.pdf);
  });
  return router;
}

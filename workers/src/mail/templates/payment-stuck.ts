import { formatCents } from '@dryrun/contracts/money';
import { action, text, type Template } from '../email-layout.ts';

/** Goes to every admin when a paid order could not be enrolled. */
export const paymentStuck: Template<'payment-stuck'> = ({ paymentIntentId, amountCents }, links) => ({
  subject: 'A payment is waiting for its enrollment',
  preview: `${formatCents(amountCents)}, ${paymentIntentId}.`,
  blocks: [
    text(
      `A buyer paid ${formatCents(amountCents)} with ${paymentIntentId} but couldn't be enrolled yet. The payments worker keeps retrying.`,
    ),
    text('Its log shows the reason. The buyer gets an email as soon as the enrollment succeeds.'),
    action('Open the queues', links.page('/admin/queues')),
  ],
});

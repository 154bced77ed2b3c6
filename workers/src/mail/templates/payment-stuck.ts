import { action, dollars, text, type Template } from '../email-layout.ts';

/** To admins, about money that came without an enrolment. */
export const paymentStuck: Template<'payment-stuck'> = ({ paymentIntentId, amountCents }, links) => ({
  subject: 'A payment waits for its enrolment',
  preview: `${dollars(amountCents)}, ${paymentIntentId}.`,
  blocks: [
    text(
      `${dollars(amountCents)} were paid with ${paymentIntentId}, and the buyer could not be enrolled yet. It is tried again by itself.`,
    ),
    text('The log of the payments worker tells why. The buyer gets a mail as soon as it works.'),
    action('Look at the queues', links.page('/admin/queues')),
  ],
});

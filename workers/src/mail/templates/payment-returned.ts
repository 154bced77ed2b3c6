import { formatCents } from '@dryrun/contracts/money';
import { text, type Template } from '../email-layout.ts';

/** Goes to the buyer after the refund of a duplicate payment. */
export const paymentReturned: Template<'payment-returned'> = ({ description, amountCents }) => ({
  subject: 'Your payment was refunded',
  preview: `${formatCents(amountCents)} is on its way back to you.`,
  blocks: [
    text(
      `We couldn't complete your payment of ${formatCents(amountCents)} for ${description}, so we refunded it.`,
    ),
    text("It usually takes your bank five to ten days to show the refund. Your access hasn't changed."),
  ],
});

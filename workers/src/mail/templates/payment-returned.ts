import { dollars, text, type Template } from '../email-layout.ts';

/** To whoever paid for what could not be given. */
export const paymentReturned: Template<'payment-returned'> = ({ description, amountCents }) => ({
  subject: 'Your payment was returned',
  preview: `${dollars(amountCents)} are on their way back.`,
  blocks: [
    text(
      `Your payment of ${dollars(amountCents)} for ${description} could not be completed, so we have returned it.`,
    ),
    text('Banks take five to ten days to show it. Your access is as it was before.'),
  ],
});

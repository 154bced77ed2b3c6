import { dollars, text, type Template } from '../email-layout.ts';

/** To whoever gets money back. */
export const refundDone: Template<'refund-done'> = ({ description, amountCents, endsAccess }) => ({
  subject: 'Your refund is on its way',
  preview: `${dollars(amountCents)} for ${description}.`,
  blocks: [
    text(
      `We have refunded ${dollars(amountCents)} for ${description}. Banks take five to ten days to show it.`,
    ),
    text(endsAccess ? 'Your access to the course has ended.' : 'Your access to the course goes on.'),
  ],
});

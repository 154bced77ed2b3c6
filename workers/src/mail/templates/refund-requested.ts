import { dollars, text, type Template } from '../email-layout.ts';

/** To whoever asked for a refund that a person decides. */
export const refundRequested: Template<'refund-requested'> = ({ description, amountCents }) => ({
  subject: 'We have received your refund request',
  preview: 'You get an answer within three working days.',
  blocks: [
    text(`You asked for a refund of ${dollars(amountCents)} for ${description}.`),
    text('A person looks at it. You get an answer within three working days.'),
  ],
});

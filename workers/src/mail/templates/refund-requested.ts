import { formatCents } from '@dryrun/contracts/money';
import { text, type Template } from '../email-layout.ts';

export const refundRequested: Template<'refund-requested'> = ({ description, amountCents }) => ({
  subject: 'We received your refund request',
  preview: "You'll get an answer within three business days.",
  blocks: [
    text(`You asked for a refund of ${formatCents(amountCents)} for ${description}.`),
    text("We'll review your request and get back to you within three business days."),
  ],
});

import { site } from '@dryrun/contracts/site';
import { text, type Template } from '../email-layout.ts';

export const refundRejected: Template<'refund-rejected'> = ({ description, answer }) => ({
  subject: 'Your refund request',
  preview: `About ${description}.`,
  blocks: [
    ...(answer === ''
      ? [text(`We can't refund ${description}.`)]
      : [text(`We can't refund ${description}. Here's why:`), { kind: 'quote', text: answer } as const]),
    text(`Your access hasn't changed. If you disagree, write to ${site.contactMail}.`),
  ],
});

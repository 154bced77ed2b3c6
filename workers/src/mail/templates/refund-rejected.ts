import { site } from '@dryrun/contracts/site';
import { text, type Template } from '../email-layout.ts';

/** To whoever asked for a refund in vain. */
export const refundRejected: Template<'refund-rejected'> = ({ description, answer }) => ({
  subject: 'Your refund request',
  preview: `About ${description}.`,
  blocks: [
    ...(answer === ''
      ? [text(`We cannot refund ${description}.`)]
      : [
          text(`We cannot refund ${description}. This is the reason:`),
          { kind: 'quote', text: answer } as const,
        ]),
    text(`Your access goes on as before. If you disagree, write to ${site.contactMail}.`),
  ],
});

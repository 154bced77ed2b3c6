import { site } from '@dryrun/contracts/site';
import { text, type Template } from '../email-layout.ts';

export const commentRemoved: Template<'comment-removed'> = ({ postTitle, reason }) => ({
  subject: 'Your comment was removed',
  preview: `It was on "${postTitle}".`,
  blocks: [
    text(`We removed a comment you wrote on "${postTitle}". Here's why:`),
    { kind: 'quote', text: reason },
    text(`If you think this was a mistake, write to ${site.contactMail}.`),
  ],
});

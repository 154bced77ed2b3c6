import { site } from '@dryrun/contracts/site';
import { text, type Template } from '../email-layout.ts';

/** To the author of a comment that an admin took away and gave a reason for. */
export const commentRemoved: Template<'comment-removed'> = ({ postTitle, reason }) => ({
  subject: 'Your comment was removed',
  preview: `Under "${postTitle}".`,
  blocks: [
    text(`We removed a comment of yours under "${postTitle}". This is the reason:`),
    { kind: 'quote', text: reason },
    text(`If you disagree, write to ${site.contactMail}.`),
  ],
});

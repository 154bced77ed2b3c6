import { action, longDate, longTime, text, type Template } from '../email-layout.ts';

/** To whoever asked to delete the account; the way back for 14 days. */
export const deletionRequested: Template<'deletion-requested'> = ({ tokenId, deletesAt }, links, zone) => ({
  subject: 'Your account will be deleted',
  preview: `On ${longDate(deletesAt, zone)}, unless you change your mind.`,
  blocks: [
    text(
      `As you asked, your account and your data will be deleted on ${longTime(deletesAt, zone)}. You are logged out everywhere.`,
    ),
    text('Until then you can keep it:'),
    action('Keep my account', links.opening('/undo-deletion', 'token', tokenId)),
    text('If it was not you, keep it and then set a new password.'),
  ],
});

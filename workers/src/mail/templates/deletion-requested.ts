import { longDate } from '@dryrun/contracts/long-date';
import { pagePath } from '@dryrun/contracts/pages';
import { action, longTime, text, type Template } from '../email-layout.ts';

export const deletionRequested: Template<'deletion-requested'> = ({ tokenId, deletesAt }, links, zone) => ({
  subject: 'Your account will be deleted',
  preview: `On ${longDate(deletesAt, zone)}, unless you change your mind.`,
  blocks: [
    text(
      `As you asked, we'll delete your account and your data on ${longTime(deletesAt, zone)}. We've logged you out everywhere.`,
    ),
    text('Changed your mind? You can keep your account until then:'),
    action('Keep my account', links.withToken(pagePath('undoDeletion'), 'token', tokenId)),
    text("If this wasn't you, keep the account and then set a new password."),
  ],
});

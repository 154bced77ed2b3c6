import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

/** Goes to the current address when a change is requested. */
export const emailChangeNotice: Template<'email-change-notice'> = ({ newEmail }, links) => ({
  subject: 'Your email address is about to change',
  preview: 'It changes when the new address is confirmed.',
  blocks: [
    text(`Someone logged in to your account asked to change its email address to ${newEmail}.`),
    text('The change takes effect when the link we sent to that address is opened.'),
    text("If this wasn't you, set a new password now. That also cancels the change."),
    action('Set a new password', links.page(pagePath('accountRecovery'))),
  ],
});

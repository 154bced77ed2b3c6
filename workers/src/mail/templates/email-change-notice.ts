import { action, text, type Template } from '../email-layout.ts';

/** To the present address, when a change was asked for. */
export const emailChangeNotice: Template<'email-change-notice'> = ({ newEmail }, links) => ({
  subject: 'A change of your e-mail was asked for',
  preview: 'It takes effect when the new address is confirmed.',
  blocks: [
    text(`Somebody who is logged in to your account asked to change its address to ${newEmail}.`),
    text('It takes effect when the link in the mail to that address is opened.'),
    text('If it was not you, change your password now; that also stops the change.'),
    action('Set a new password', links.page('/account-recovery')),
  ],
});

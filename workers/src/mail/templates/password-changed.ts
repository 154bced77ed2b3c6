import { action, longTime, text, type Template } from '../email-layout.ts';

/** To the owner, whenever the password was changed. */
export const passwordChanged: Template<'password-changed'> = ({ changedAt, disconnected }, links, zone) => ({
  subject: 'Your password was changed',
  preview: 'If it was you, there is nothing to do.',
  blocks: [
    text(`The password of your account was changed on ${longTime(changedAt, zone)}.`),
    ...(disconnected
      ? [text('Connected logins were disconnected. Connect yours again in your profile.')]
      : []),
    text('If it was you, there is nothing to do. If not, set a new one at once:'),
    action('Set a new password', links.page('/account-recovery')),
  ],
});

import { pagePath } from '@dryrun/contracts/pages';
import { action, longTime, text, type Template } from '../email-layout.ts';

export const passwordChanged: Template<'password-changed'> = (
  { changedAt, disconnected, disconnectedLogins = ['your social logins'] },
  links,
  zone,
) => ({
  subject: 'Your password was changed',
  preview: "If this was you, you don't need to do anything.",
  blocks: [
    text(`Your password was changed on ${longTime(changedAt, zone)}.`),
    ...(disconnected
      ? [
          text(
            `For your security, we disconnected ${disconnectedLogins.join(' and ')} from your account. You can reconnect in your profile.`,
          ),
        ]
      : []),
    text("If this was you, you don't need to do anything. If not, set a new password right away:"),
    action('Set a new password', links.page(pagePath('accountRecovery'))),
  ],
});

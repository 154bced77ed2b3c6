import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

export const accountRecovery: Template<'account-recovery'> = ({ tokenId, hasPassword }, links) => ({
  subject: hasPassword ? 'Reset your password' : 'Set a password',
  preview: 'This link expires in one hour.',
  blocks: [
    text(
      hasPassword
        ? 'Someone, most likely you, asked to reset the password of your account.'
        : "Your account doesn't have a password yet because you log in with another service. You can set one here.",
    ),
    action(
      hasPassword ? 'Set a new password' : 'Set a password',
      links.withToken(pagePath('passwordChange'), 'upn', tokenId),
    ),
    text('This link works once and expires in one hour. Setting a password logs you out everywhere.'),
    text("If you didn't ask for this, you can ignore this email. Nothing will change."),
  ],
});

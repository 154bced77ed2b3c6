import { action, text, type Template } from '../email-layout.ts';

/** To whoever asked to set a password. */
export const accountRecovery: Template<'account-recovery'> = ({ tokenId, hasPassword }, links) => ({
  subject: hasPassword ? 'Set a new password' : 'Set a password',
  preview: 'The link works for one hour.',
  blocks: [
    text(
      hasPassword
        ? 'Somebody, most likely you, asked to set a new password for your account.'
        : 'Your account has no password yet: you log in through another service. Here you can set one.',
    ),
    action(
      hasPassword ? 'Set a new password' : 'Set a password',
      links.opening('/password-change', 'upn', tokenId),
    ),
    text('The link works once and for one hour. Setting the password logs out every browser.'),
    text('If you did not ask for it, ignore this mail: your password stays as it is.'),
  ],
});

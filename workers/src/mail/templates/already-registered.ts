import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

export const alreadyRegistered: Template<'already-registered'> = (_data, links) => ({
  subject: 'You already have an account',
  preview: 'Someone tried to sign up with your email address.',
  blocks: [
    text('Someone, most likely you, tried to sign up with this email address. You already have an account.'),
    action('Log in', links.page(pagePath('login'))),
    text(`Forgot your password? Reset it here: ${links.page(pagePath('accountRecovery'))}`),
    text("If this wasn't you, you don't need to do anything. Nothing has changed."),
  ],
});

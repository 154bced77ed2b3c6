import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

export const confirmEmail: Template<'confirm-email'> = ({ tokenId, returnTo }, links) => ({
  subject: 'Confirm your email',
  preview: 'One click, and your account is ready.',
  blocks: [
    text('Welcome! Please confirm your email address.'),
    action('Confirm my email', links.withToken(pagePath('confirmEmail'), 'ctn', tokenId, returnTo)),
    text('This link expires in 24 hours.'),
    text("If you didn't sign up, you can ignore this email, and no account will be created."),
  ],
});

import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

export const emailChange: Template<'email-change'> = ({ tokenId }, links) => ({
  subject: 'Confirm your new email address',
  preview: 'Your address changes when you open the link.',
  blocks: [
    text('Please confirm that you want to use this email address for your account.'),
    action('Use this address', links.withToken(pagePath('confirmEmail'), 'ctn', tokenId)),
    text('This link expires in 24 hours. Opening it logs you out everywhere.'),
    text("If you didn't ask for this, you can ignore this email. Nothing will change."),
  ],
});

import { action, text, type Template } from '../email-layout.ts';

/** To whoever signed up. */
export const confirmEmail: Template<'confirm-email'> = ({ tokenId }, links) => ({
  subject: 'Confirm your e-mail',
  preview: 'One click, and your account is ready.',
  blocks: [
    text('Welcome! Please confirm that this is your e-mail address.'),
    action('Confirm my e-mail', links.opening('/confirm-email', 'ctn', tokenId)),
    text('The link works for 24 hours.'),
    text('If you did not sign up, ignore this mail: without the click there is no account.'),
  ],
});

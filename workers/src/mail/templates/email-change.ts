import { action, text, type Template } from '../email-layout.ts';

/** To the new address of an account. */
export const emailChange: Template<'email-change'> = ({ tokenId }, links) => ({
  subject: 'Confirm your new e-mail',
  preview: 'Your address changes when you open the link.',
  blocks: [
    text('Please confirm that your account is to use this address from now on.'),
    action('Use this address', links.opening('/confirm-email', 'ctn', tokenId)),
    text('The link works for 24 hours. Every browser is logged out then.'),
    text('If you do not know what this is about, ignore this mail: nothing changes.'),
  ],
});

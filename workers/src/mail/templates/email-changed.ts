import { site } from '@dryrun/contracts/site';
import { text, type Template } from '../email-layout.ts';

/** Goes to the former address. */
export const emailChanged: Template<'email-changed'> = ({ newEmail }) => ({
  subject: 'Your email address was changed',
  preview: 'This address no longer belongs to your account.',
  blocks: [
    text(
      `Your account now uses the address ${newEmail}. We won't send any more emails about it to this address.`,
    ),
    text(`If this wasn't you, write to ${site.contactMail}.`),
  ],
});

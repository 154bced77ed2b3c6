import { site } from '@dryrun/contracts/site';
import { text, type Template } from '../email-layout.ts';

/** To the former address, once it is no longer the account's. */
export const emailChanged: Template<'email-changed'> = ({ newEmail }) => ({
  subject: 'Your e-mail was changed',
  preview: 'This address no longer belongs to your account.',
  blocks: [
    text(`Your account now uses the address ${newEmail}. This one gets no more mails about it.`),
    text(`If it was not you, write to ${site.contactMail}.`),
  ],
});

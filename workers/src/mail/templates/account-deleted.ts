import { text, type Template } from '../email-layout.ts';

/** The last mail to an address. */
export const accountDeleted: Template<'account-deleted'> = () => ({
  subject: 'Your account is deleted',
  preview: 'Your data is erased.',
  blocks: [
    text('Your account is deleted, and with it your progress, notes, drafts and submissions.'),
    text('Only invoices are kept, for as long as tax law asks for them.'),
    text('Thank you for having been here. You are welcome to come back with a new account.'),
  ],
});

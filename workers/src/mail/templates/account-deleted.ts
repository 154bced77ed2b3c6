import { site } from '@dryrun/contracts/site';
import { text, type Template } from '../email-layout.ts';

/** Goes to the former address, because the account no longer has one. */
export const accountDeleted: Template<'account-deleted'> = () => ({
  subject: 'Your account has been deleted',
  preview: 'Your data has been erased.',
  blocks: [
    text("We've deleted your account, along with your progress, notes, drafts and submissions."),
    text('We keep only your payments and invoices, for six years, because tax law requires it.'),
    text(`Thank you for using ${site.name}. You're welcome back any time with a new account.`),
  ],
});

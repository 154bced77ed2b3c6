import type { EmailTemplate } from '@dryrun/contracts/emails';
import type { Template } from './email-layout.ts';
import { accessEnds } from './templates/access-ends.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { accountRecovery } from './templates/account-recovery.ts';
import { alreadyRegistered } from './templates/already-registered.ts';
import { commentRemoved } from './templates/comment-removed.ts';
import { commentReplies } from './templates/comment-replies.ts';
import { confirmEmail } from './templates/confirm-email.ts';
import { deletionRequested } from './templates/deletion-requested.ts';
import { emailChangeNotice } from './templates/email-change-notice.ts';
import { emailChange } from './templates/email-change.ts';
import { emailChanged } from './templates/email-changed.ts';
import { enrolledLate } from './templates/enrolled-late.ts';
import { exportReady } from './templates/export-ready.ts';
import { loginLinked } from './templates/login-linked.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { paymentReturned } from './templates/payment-returned.ts';
import { paymentStuck } from './templates/payment-stuck.ts';
import { receipt } from './templates/receipt.ts';
import { refundDone } from './templates/refund-done.ts';
import { refundRejected } from './templates/refund-rejected.ts';
import { refundRequested } from './templates/refund-requested.ts';

export const templates: { readonly [T in EmailTemplate]: Template<T> } = {
  'confirm-email': confirmEmail,
  'already-registered': alreadyRegistered,
  'account-recovery': accountRecovery,
  'password-changed': passwordChanged,
  'email-change': emailChange,
  'email-change-notice': emailChangeNotice,
  'email-changed': emailChanged,
  'login-linked': loginLinked,
  'deletion-requested': deletionRequested,
  'account-deleted': accountDeleted,
  'export-ready': exportReady,
  receipt,
  'enrolled-late': enrolledLate,
  'payment-stuck': paymentStuck,
  'payment-returned': paymentReturned,
  'refund-requested': refundRequested,
  'refund-rejected': refundRejected,
  'refund-done': refundDone,
  'access-ends': accessEnds,
  'comment-replies': commentReplies,
  'comment-removed': commentRemoved,
};

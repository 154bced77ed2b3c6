import type { AdminAction } from '@dryrun/contracts/audit';

/** What each act of the audit log is called. */
export const adminActionNames: Readonly<Record<AdminAction, string>> = {
  'grant-admin': 'Made an admin',
  'revoke-admin': 'No longer an admin',
  'end-sessions': 'Logged out everywhere',
  'resend-confirmation': 'Confirmation sent again',
  'grant-enrolment': 'Access granted',
  'extend-enrolment': 'Access extended',
  'shorten-enrolment': 'Access shortened',
  'end-enrolment': 'Access ended',
  'refund-payment': 'Payment refunded',
  'approve-refund': 'Refund request approved',
  'reject-refund': 'Refund request rejected',
  'create-promo-code': 'Promo code made',
  'change-promo-code': 'Promo code changed',
  'retry-mail': 'Mail sent again',
  'drop-mail': 'Mail dropped',
  'publish-comment': 'Comment published',
  'reopen-comment': 'Comment up for review again',
  'delete-comment': 'Comment deleted',
  'ban-commenter': 'Banned from commenting',
  'allow-commenter': 'Allowed to comment again',
  'open-queues': 'Queues opened',
  'act-on-queue': 'Acted on a queue',
};

/** The name of an act; one that this client does not know yet is told as it is. */
export const nameOfAdminAction = (act: string): string =>
  Object.hasOwn(adminActionNames, act) ? adminActionNames[act as AdminAction] : act;

import type { AdminAction } from '@dryrun/contracts/audit';

export const adminActionNames: Readonly<Record<AdminAction, string>> = {
  'grant-admin': 'Admin role granted',
  'revoke-admin': 'Admin role revoked',
  'end-sessions': 'Logged out everywhere',
  'view-account': 'Account viewed',
  'resend-confirmation': 'Confirmation email resent',
  'grant-enrolment': 'Access granted',
  'extend-enrolment': 'Access extended',
  'shorten-enrolment': 'Access shortened',
  'end-enrolment': 'Access ended',
  'refund-payment': 'Payment refunded',
  'approve-refund': 'Refund request approved',
  'reject-refund': 'Refund request rejected',
  'create-promo-code': 'Promo code created',
  'change-promo-code': 'Promo code changed',
  'retry-mail': 'Email resent',
  'drop-mail': 'Email dropped',
  'publish-comment': 'Comment published',
  'reopen-comment': 'Comment reopened for review',
  'delete-comment': 'Comment deleted',
  'ban-commenter': 'Banned from commenting',
  'allow-commenter': 'Comment ban lifted',
  'open-queues': 'Queue dashboard opened',
  'act-on-queue': 'Queue changed',
};

/** Returns the label of an action, or its name if a newer server added it. */
export const formatAdminAction = (action: string): string =>
  Object.hasOwn(adminActionNames, action) ? adminActionNames[action as AdminAction] : action;

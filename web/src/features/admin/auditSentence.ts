import type { AdminPerson } from '@dryrun/contracts/admin-people';
import type { AuditEntry } from '@dryrun/contracts/audit';
import { formatCents } from '@dryrun/contracts/money';
import { formatDate } from '../../shared/relativeTime.ts';
import { formatAdminAction } from './adminActions.ts';
import { formatEmailTemplate } from './emailNames.ts';

/** Describes an entry of the audit log. Actions of newer servers are shown by name. */
export function auditSentence({ actor, act, person, subject, before, after }: AuditEntry): string {
  const who = actor ? nameOf(actor) : 'The command line';
  const whom = person ? nameOf(person) : 'a deleted account';
  const until = (values: AuditEntry['before']) =>
    typeof values?.['until'] === 'string' ? formatDate(values['until']) : undefined;
  const ended = until(before);
  const sentences: Readonly<Record<string, () => string>> = {
    'grant-admin': () => `made ${whom} an admin`,
    'revoke-admin': () => `took the admin role from ${whom}`,
    'end-sessions': () => `logged ${whom} out on all devices`,
    'view-account': () => `opened a read-only view of the account of ${whom}`,
    'resend-confirmation': () => `sent the confirmation email to ${whom} again`,
    'grant-enrolment': () => `gave ${whom} access to ${subject} until ${until(after)}`,
    'extend-enrolment': () => `extended the access of ${whom} to ${subject} from ${ended} to ${until(after)}`,
    'shorten-enrolment': () =>
      `shortened the access of ${whom} to ${subject} from ${ended} to ${until(after)}`,
    'end-enrolment': () =>
      `ended the access of ${whom} to ${subject}${ended ? `, which ran until ${ended}` : ''}`,
    'refund-payment': () => {
      const cents = Number(after?.['refundedCents']) - Number(before?.['refundedCents'] ?? 0);
      return `refunded ${Number.isFinite(cents) ? `${formatCents(cents)} of ` : ''}payment ${subject} to ${whom}`;
    },
    'approve-refund': () => `approved the refund request of ${whom} for payment ${subject}`,
    'reject-refund': () => `rejected the refund request of ${whom} for payment ${subject}`,
    'create-promo-code': () => `created the promo code ${subject}`,
    'change-promo-code': () => `changed the promo code ${subject}`,
    'retry-mail': () => `sent the email “${formatEmailTemplate(subject)}” to ${whom} again`,
    'drop-mail': () => `dropped the email “${formatEmailTemplate(subject)}” to ${whom}`,
    'publish-comment': () => `published a comment by ${whom}`,
    'reopen-comment': () => `returned a comment by ${whom} to the review`,
    'delete-comment': () => `deleted a comment by ${whom}`,
    'ban-commenter': () => `banned ${whom} from commenting`,
    'allow-commenter': () => `allowed ${whom} to comment again`,
    'open-queues': () => 'opened the queue dashboard',
    'act-on-queue': () => `changed a queue: ${subject}`,
  };
  const describe = Object.hasOwn(sentences, act) ? sentences[act] : undefined;
  return describe ? `${who} ${describe()}.` : `${who}: ${formatAdminAction(act)} ${subject}`.trim();
}

const nameOf = ({ name, email }: AdminPerson): string => name || email || 'a deleted account';

import { z } from 'zod';
import { listFilters, personSchema } from './admin-people.ts';
import { endpoint } from './endpoint.ts';
import { enumFilter, pageSchema } from './pagination.ts';
import { shortText } from './request-field.ts';

/** The reason of an action, which its entry shows. */
export const auditReason = shortText('reason', 500).min(
  1,
  'reason: enter a reason; it is saved in the audit log',
);

export const adminActions = [
  'grant-admin',
  'revoke-admin',
  'end-sessions',
  'view-account',
  'resend-confirmation',
  'grant-enrolment',
  'extend-enrolment',
  'shorten-enrolment',
  'end-enrolment',
  'refund-payment',
  'approve-refund',
  'reject-refund',
  'create-promo-code',
  'change-promo-code',
  'retry-mail',
  'drop-mail',
  'publish-comment',
  'reopen-comment',
  'delete-comment',
  'ban-commenter',
  'allow-commenter',
  'open-queues',
  'act-on-queue',
] as const;

export type AdminAction = (typeof adminActions)[number];

const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for a change from the command line. */
  actor: personSchema.nullable(),
  act: z.string(),
  person: personSchema.nullable(),
  subject: z.string(),
  before: z.record(z.string(), z.json()).nullable(),
  after: z.record(z.string(), z.json()).nullable(),
  reason: z.string(),
});

export type AuditEntry = z.output<typeof auditEntrySchema>;

/** `search` is a prefix of the actor's or the affected account's email. */
export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  access: 'admin',
  query: z.object({ ...listFilters, act: enumFilter('act', adminActions) }),
  response: pageSchema(auditEntrySchema),
});

import { z } from 'zod';
import { omitUndefined } from './omit-undefined.ts';

/** Id of a row in table `token`. The mail worker derives the link's one-time token from it. */
const tokenId = z.uuid();
const instant = z.iso.datetime();

/** Lifetimes of the links in emails, in hours. Their texts state them. */
export const linkHours = { 'confirm-email': 24, 'account-recovery': 1, 'email-change': 24 } as const;

/**
 * Email templates and their data. To add one, define its data here and its text in `workers/src/mail/templates/`.
 * Data must not contain tokens, passwords or codes.
 */
export const emailTemplates = {
  /** `returnTo`: the path to open after the login. */
  'confirm-email': z.object({ tokenId, returnTo: z.string().optional() }),
  'already-registered': z.object({}),
  'account-recovery': z.object({ tokenId, hasPassword: z.boolean() }),
  /** `disconnected`: the account's social logins were removed. Older rows lack their names. */
  'password-changed': z.object({
    changedAt: instant,
    disconnected: z.boolean().optional(),
    disconnectedLogins: z.array(z.string()).optional(),
  }),
  'email-change': z.object({ tokenId }),
  'email-change-notice': z.object({ newEmail: z.string() }),
  'email-changed': z.object({ newEmail: z.string() }),
  /** `email` is the address at the provider; set if the user linked the login in the profile. */
  'login-linked': z.object({ provider: z.string(), email: z.string().optional() }),
  'deletion-requested': z.object({ tokenId, deletesAt: instant }),
  'account-deleted': z.object({}),
  'export-ready': z.object({ expiresAt: instant }),
  receipt: z.object({
    paymentIntentId: z.string(),
    description: z.string(),
    amountCents: z.int(),
    tax: z.object({ name: z.string(), percent: z.number(), cents: z.int() }).nullable(),
    paidAt: instant,
    accessUntil: instant,
    /** Null if nothing was paid. */
    refundUntil: instant.nullable(),
    termsVersion: z.string(),
  }),
  /** The enrollment completed after the payment page timed out. */
  'enrolled-late': z.object({ description: z.string(), amountCents: z.int() }),
  /** Sent to admins. */
  'payment-stuck': z.object({ paymentIntentId: z.string(), amountCents: z.int() }),
  'payment-returned': z.object({ description: z.string(), amountCents: z.int() }),
  'refund-requested': z.object({ description: z.string(), amountCents: z.int() }),
  'refund-rejected': z.object({ description: z.string(), answer: z.string() }),
  'refund-done': z.object({ description: z.string(), amountCents: z.int(), endsAccess: z.boolean() }),
  'access-ends': z.object({
    courseTitle: z.string(),
    coursePath: z.string(),
    expiresAt: instant,
    daysLeft: z.int(),
    /** False if the course was withdrawn, so that the owner cannot extend the access. */
    isOnSale: z.boolean().optional(),
  }),
  'comment-replies': z.object({
    replies: z.array(
      z.object({
        commentId: z.uuid(),
        authorName: z.string(),
        excerpt: z.string(),
        postTitle: z.string(),
        postPath: z.string(),
      }),
    ),
  }),
  'comment-removed': z.object({ postTitle: z.string(), reason: z.string() }),
} as const satisfies Record<string, z.ZodType<object>>;

export type EmailTemplate = keyof typeof emailTemplates;
export type EmailData<T extends EmailTemplate> = z.output<(typeof emailTemplates)[T]>;

/** Emails a user can unsubscribe from. All others are always sent. */
export const declinableEmailKinds = ['commentReplies', 'accessReminders'] as const;

export type DeclinableEmailKind = (typeof declinableEmailKinds)[number];

/** Emails of these templates get an unsubscribe link and header. */
export const declinableEmails: Partial<Readonly<Record<EmailTemplate, DeclinableEmailKind>>> = {
  'access-ends': 'accessReminders',
  'comment-replies': 'commentReplies',
};

export interface EmailRecipient {
  readonly accountId: string | null;
  readonly recipient: string;
  /** Idempotency key, unique in the table. `insertEmail` of the workers skips a used key. */
  readonly repeatKey?: string;
  readonly sendAfter?: Date;
}

/** Creates the row that queues an email. `insertEmail` of the bff and of the workers insert it. */
export function emailRow<T extends EmailTemplate>(template: T, to: EmailRecipient, data: EmailData<T>) {
  return {
    template,
    account_id: to.accountId,
    recipient: to.recipient,
    data: JSON.stringify(data),
    ...omitUndefined({ repeat_key: to.repeatKey, send_after: to.sendAfter }),
  };
}

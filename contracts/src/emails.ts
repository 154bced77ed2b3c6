import { z } from 'zod';

/** A link in a mail opens something once: the row of table `token` it is for. The mail worker makes its token from the id. */
const tokenId = z.uuid();
const instant = z.iso.datetime();

/**
 * Every mail of ours: template name -> its data. To add one: its data here, its text in
 * `workers/src/mail/templates/<name>.ts`, and its line in `workers/src/mail/templates.ts`, which does not compile without.
 * No token, password or code belongs into the data.
 */
export const emailTemplates = {
  'confirm-email': z.object({ tokenId }),
  'already-registered': z.object({}),
  'account-recovery': z.object({ tokenId, hasPassword: z.boolean() }),
  /** `disconnected`: the account's social logins no longer open it. */
  'password-changed': z.object({ changedAt: instant, disconnected: z.boolean().optional() }),
  'email-change': z.object({ tokenId }),
  'email-change-notice': z.object({ newEmail: z.string() }),
  'email-changed': z.object({ newEmail: z.string() }),
  /** `email` is the provider's, for a login that was connected in the profile. */
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
    /** Null where nothing was paid. */
    refundUntil: instant.nullable(),
    termsVersion: z.string(),
  }),
  /** The waiting page had told its buyer that time was up. */
  'enrolled-late': z.object({ description: z.string(), amountCents: z.int() }),
  /** To admins. */
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

/** Kinds of mail that a person may decline in the profile, or by the link in the mail. All others are always sent. */
export const declinableEmailKinds = ['commentReplies', 'accessReminders'] as const;

export type DeclinableEmailKind = (typeof declinableEmailKinds)[number];

/** The templates that may be declined, and as what. Their mails get an unsubscribe link and header. */
export const declinableEmails: Partial<Readonly<Record<EmailTemplate, DeclinableEmailKind>>> = {
  'access-ends': 'accessReminders',
  'comment-replies': 'commentReplies',
};

/** Who gets a mail, and when. */
export interface Addressee {
  readonly accountId: string | null;
  readonly recipient: string;
  /** A mail with the same key is sent once, however often it is queued: insert with `onConflict(c => c.doNothing())`. */
  readonly repeatKey?: string;
  /** Not before this moment. */
  readonly sendAfter?: Date;
}

/**
 * The row that queues a mail, to be inserted in the transaction of what it tells:
 * `await trx.insertInto('mail').values(mailRow('password-changed', { accountId, recipient }, { changedAt })).execute()`.
 * The mail worker finds it within a second.
 */
export function emailRow<T extends EmailTemplate>(template: T, to: Addressee, data: EmailData<T>) {
  return {
    template,
    account_id: to.accountId,
    recipient: to.recipient,
    data: JSON.stringify(data),
    ...(to.repeatKey !== undefined && { repeat_key: to.repeatKey }),
    ...(to.sendAfter !== undefined && { send_after: to.sendAfter }),
  };
}

import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import type { StripeAdapter } from './context.ts';

/** Longest text that Stripe takes for one field of evidence. */
const longestText = 20_000;

/**
 * Puts what we know of a disputed payment into the processor's form for evidence, once, and hands nothing in: a person reads
 * it in the processor's dashboard, adds to it and decides. Disputes that are closed or have evidence already are left.
 */
export async function prepareEvidence(
  db: Kysely<Database>,
  stripe: StripeAdapter,
  paymentId: string,
  disputes: readonly Stripe.Dispute[],
): Promise<void> {
  for (const { id, status, evidence } of disputes) {
    if (!status.endsWith('needs_response') || evidence.access_activity_log) continue;
    await stripe.disputes.update(id, { evidence: await gather(db, paymentId), submit: false });
  }
}

async function gather(db: Kysely<Database>, paymentId: string): Promise<Stripe.DisputeUpdateParams.Evidence> {
  const { payment, buyer } = await readSale(db, paymentId);
  const paidAt = payment.paid_at ?? payment.created_at;
  const told = [
    `Paid on ${paidAt.toISOString()}; terms of service, version ${payment.terms_version}, accepted.`,
    `Access granted until ${payment.access_until?.toISOString() ?? 'unknown'}.`,
    payment.ip_country && `Country of the buyer's address: ${payment.ip_country}.`,
    payment.card_country && `Country of the card: ${payment.card_country}.`,
  ];
  return {
    customer_email_address: buyer.email,
    customer_name: buyer.name,
    ...(payment.billing_address !== null && { billing_address: payment.billing_address }),
    product_description: `${payment.description}: online course, access for one year, no renewal.`,
    service_date: paidAt.toISOString().slice(0, 10),
    access_activity_log: await readAccessLog(db, payment.account_id, payment.course_ids),
    ...(payment.consent_text !== null && {
      refund_policy_disclosure: `Ticked by the buyer before paying: "${payment.consent_text}"`,
    }),
    uncategorized_text: told.filter(Boolean).join('\n'),
  };
}

async function readSale(db: Kysely<Database>, paymentId: string) {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const buyer = await db
    .selectFrom('account')
    .select(['email', 'name'])
    .where('id', '=', payment.account_id)
    .executeTakeFirstOrThrow();
  return { payment, buyer };
}

/** What the buyer has used, line by line: lessons finished, programs submitted, time read, mails sent. The newest is kept. */
async function readAccessLog(
  db: Kysely<Database>,
  accountId: string,
  courseIds: readonly number[],
): Promise<string> {
  const [lessons, submissions, readings, mails] = await Promise.all([
    db
      .selectFrom('lesson_progress')
      .select(['lesson_id', 'completed_at'])
      .where('account_id', '=', accountId)
      .where('course_id', 'in', courseIds)
      .execute(),
    db
      .selectFrom('submission')
      .select(['question_id', 'created_at'])
      .where('account_id', '=', accountId)
      .where('course_id', 'in', courseIds)
      .execute(),
    db
      .selectFrom('reading_time')
      .select(['seconds', 'seen_at'])
      .where('account_id', '=', accountId)
      .where('course_id', 'in', courseIds)
      .execute(),
    db.selectFrom('mail').select(['template', 'created_at']).where('account_id', '=', accountId).execute(),
  ]);
  const lines = [
    ...lessons.map((one) => ({ at: one.completed_at, what: `lesson ${one.lesson_id} completed` })),
    ...submissions.map((one) => ({ at: one.created_at, what: `problem ${one.question_id} submitted` })),
    ...readings.map((one) => ({
      at: one.seen_at,
      what: `last seen reading, ${Math.floor(one.seconds / 60)} minutes in all`,
    })),
    ...mails.map((one) => ({ at: one.created_at, what: `mail "${one.template}" sent` })),
  ];
  return lines
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, what }) => `${at.toISOString()} ${what}`)
    .join('\n')
    .slice(-longestText);
}

import type { Database } from '@dryrun/migrations/database';
import type { Stripe, StripeAdapter } from '@dryrun/payments/stripe';
import type { Kysely } from 'kysely';

/** Stripe's maximum length of one evidence field, in characters. */
const maxEvidenceLength = 20_000;

/** Does not submit the evidence, because a person first reviews it in the Stripe dashboard. */
export async function prepareEvidence(
  db: Kysely<Database>,
  stripe: StripeAdapter,
  paymentId: string,
  disputes: readonly Stripe.Dispute[],
): Promise<void> {
  for (const { id, status, evidence } of disputes) {
    if (!status.endsWith('needs_response') || evidence.access_activity_log) continue;
    await stripe.disputes.update(id, { evidence: await collectEvidence(db, paymentId), submit: false });
  }
}

async function collectEvidence(
  db: Kysely<Database>,
  paymentId: string,
): Promise<Stripe.DisputeUpdateParams.Evidence> {
  const payment = await db
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .selectAll('payment')
    .select(['account.email', 'account.name'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const paidAt = payment.paid_at ?? payment.created_at;
  const notes = [
    `Paid on ${paidAt.toISOString()}; the buyer accepted the terms of service, version ${payment.terms_version}.`,
    `Access granted until ${payment.access_until?.toISOString() ?? 'unknown'}.`,
    payment.ip_country && `Country of the buyer's address: ${payment.ip_country}.`,
    payment.card_country && `Country of the card: ${payment.card_country}.`,
  ];
  return {
    customer_email_address: payment.email,
    customer_name: payment.name,
    ...(payment.billing_address !== null && { billing_address: payment.billing_address }),
    product_description: `${payment.description}: online course, access for one year, no renewal.`,
    service_date: paidAt.toISOString().slice(0, 10),
    access_activity_log: await buildAccessLog(db, payment.account_id, payment.course_ids),
    ...(payment.consent_text !== null && {
      refund_policy_disclosure: `The buyer checked this box before paying: "${payment.consent_text}"`,
    }),
    uncategorized_text: notes.filter(Boolean).join('\n'),
  };
}

/** Lists one activity per line, oldest first. Cuts the oldest lines if the text is too long. */
async function buildAccessLog(
  db: Kysely<Database>,
  accountId: string,
  courseIds: readonly number[],
): Promise<string> {
  const [lessons, submissions, readings, emails] = await Promise.all([
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
    ...lessons.map((lesson) => ({
      at: lesson.completed_at,
      activity: `lesson ${lesson.lesson_id} completed`,
    })),
    ...submissions.map((submission) => ({
      at: submission.created_at,
      activity: `problem ${submission.question_id} submitted`,
    })),
    ...readings.map((reading) => ({
      at: reading.seen_at,
      activity: `last seen reading, ${Math.floor(reading.seconds / 60)} minutes in total`,
    })),
    ...emails.map((email) => ({ at: email.created_at, activity: `email "${email.template}" sent` })),
  ];
  return lines
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, activity }) => `${at.toISOString()} ${activity}`)
    .join('\n')
    .slice(-maxEvidenceLength);
}

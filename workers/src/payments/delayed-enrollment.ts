import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { insertEmail } from '../insert-email.ts';
import type { PaymentsContext } from './context.ts';
import type { PaymentState } from './fetch-payment-state.ts';

/** The buyer's status page stops polling and shows a timeout after this time. */
const statusPageTimeoutMs = limits.paymentPolls * limits.paymentPollIntervalMs;

/** True if the status page has timed out, so that the buyer needs an email. */
export const isEnrollmentDelayed = (paidAt: Date, now: Date): boolean =>
  now.getTime() - paidAt.getTime() > statusPageTimeoutMs;

export const chargedAt = ({ intent, charge }: PaymentState): Date =>
  new Date((charge?.created ?? intent.created) * 1000);

/** Emails every admin once per payment. Never rejects, because it runs in an error handler. */
export async function alertOperator(
  { db, log }: PaymentsContext,
  { paymentIntentId, amountCents }: { readonly paymentIntentId: string; readonly amountCents: number },
  cause: unknown,
): Promise<void> {
  log.error({ err: cause, paymentIntentId, amountCents }, 'payment succeeded but enrollment failed');
  await insertAlerts(db, paymentIntentId, amountCents).catch((error: unknown) =>
    log.error({ err: error, paymentIntentId }, 'could not queue the alert emails'),
  );
}

async function insertAlerts(
  db: Kysely<Database>,
  paymentIntentId: string,
  amountCents: number,
): Promise<void> {
  const admins = await db.selectFrom('account').select(['id', 'email']).where('role', '=', 'admin').execute();
  for (const { id: accountId, email: recipient } of admins) {
    const repeatKey = `payment-stuck-${paymentIntentId}-${accountId}`;
    await insertEmail(
      db,
      'payment-stuck',
      { accountId, recipient, repeatKey },
      { paymentIntentId, amountCents },
    );
  }
}

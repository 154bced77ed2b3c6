import { emailRow } from '@dryrun/contracts/emails';
import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import type { PaymentsContext } from './context.ts';
import type { PaymentState } from './fetch-payment-state.ts';

/** After so long the waiting page has told its buyer that time is up. */
const pageMs = limits.paymentPolls * limits.paymentPollIntervalMs;

/** Whether a buyer who paid then has been told meanwhile that time is up, and needs to hear that all is well. */
export const isLate = (paidAt: Date, now: Date): boolean => now.getTime() - paidAt.getTime() > pageMs;

/** When the card was charged. */
export const chargedAt = ({ intent, charge }: PaymentState): Date =>
  new Date((charge?.created ?? intent.created) * 1000);

/**
 * Tells the operator, in the log and by a mail to every admin, of money that came without an enrolment. Once a payment;
 * the job is tried again all the same. Never rejects: it is called when something is broken already.
 */
export async function alertOperator(
  { db, log }: PaymentsContext,
  { paymentIntentId, amountCents }: { readonly paymentIntentId: string; readonly amountCents: number },
  fault: unknown,
): Promise<void> {
  log.error({ err: fault, paymentIntentId, amountCents }, 'paid at the processor, but not enrolled');
  await insertAlerts(db, paymentIntentId, amountCents).catch((error: unknown) =>
    log.error({ err: error, paymentIntentId }, 'the admins could not be told by mail'),
  );
}

async function insertAlerts(
  db: Kysely<Database>,
  paymentIntentId: string,
  amountCents: number,
): Promise<void> {
  const admins = await db.selectFrom('account').select(['id', 'email']).where('role', '=', 'admin').execute();
  if (admins.length === 0) return;
  const mails = admins.map(({ id: accountId, email: recipient }) =>
    emailRow(
      'payment-stuck',
      { accountId, recipient, repeatKey: `payment-stuck-${paymentIntentId}-${accountId}` },
      { paymentIntentId, amountCents },
    ),
  );
  await db
    .insertInto('mail')
    .values(mails)
    .onConflict((conflict) => conflict.column('repeat_key').doNothing())
    .execute();
}

import { emailRow } from '@dryrun/contracts/emails';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { endAccess, isOwned } from './access.ts';
import { insertCreditNote } from './credit-note.ts';
import { updatePayment, type HeldPayment } from './payment-rows.ts';
import type { PaymentState } from './fetch-payment-state.ts';

/** Notes what went back of a payment: each refund once, and the end of access when all of it did. */
export async function recordRefunds(
  trx: Transaction<Database>,
  held: HeldPayment,
  { refunds, charge }: PaymentState,
  now: Date,
): Promise<void> {
  const { payment } = held;
  const refundedCents = charge?.amount_refunded ?? 0;
  if (refundedCents !== payment.refunded_cents) {
    const isAll = refundedCents >= payment.amount_cents;
    await updatePayment(trx, payment.id, {
      refunded_cents: refundedCents,
      ...(isAll && { state: 'refunded' }),
    });
    if (isAll && payment.state === 'paid' && !payment.is_duplicate) await endAccess(trx, payment, now);
  }
  for (const refund of refunds) await recordRefund(trx, held, refund, now);
}

const ended: ReadonlyMap<string, 'succeeded' | 'failed'> = new Map([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** One refund of the processor: the row that asked for it, or a new one when it was made at the processor itself. */
async function recordRefund(
  trx: Transaction<Database>,
  { payment, email }: HeldPayment,
  refund: Stripe.Refund,
  now: Date,
): Promise<void> {
  const state = ended.get(refund.status ?? '') ?? ('pending' as const);
  const row = await trx
    .selectFrom('refund')
    .select(['id', 'state'])
    .where('payment_id', '=', payment.id)
    .where((eb) => {
      const ours = refund.metadata?.['refund'];
      const byProcessor = eb('processor_refund_id', '=', refund.id);
      return ours ? eb.or([byProcessor, eb(eb.cast<string>('id', 'text'), '=', ours)]) : byProcessor;
    })
    .executeTakeFirst();
  if (row?.state === state) return;
  const values = {
    state,
    processor_refund_id: refund.id,
    finished_at: state === 'pending' ? null : now,
  };
  const { id } = row
    ? await trx
        .updateTable('refund')
        .set(values)
        .where('id', '=', row.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('refund')
        .values({ ...values, payment_id: payment.id, origin: 'processor', amount_cents: refund.amount })
        .returning('id')
        .executeTakeFirstOrThrow();
  if (state !== 'succeeded') return;
  await insertCreditNote(trx, payment, id, now);
  const to = { accountId: payment.account_id, recipient: email, repeatKey: `refund-${id}` };
  const what = { description: payment.description, amountCents: refund.amount };
  const mail = payment.is_duplicate
    ? emailRow('payment-returned', to, what)
    : emailRow('refund-done', to, { ...what, endsAccess: !(await isOwned(trx, payment, now)) });
  await trx
    .insertInto('mail')
    .values(mail)
    .onConflict((conflict) => conflict.column('repeat_key').doNothing())
    .execute();
}

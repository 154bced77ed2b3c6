import type { Database } from '@dryrun/migrations/database';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PaymentRow } from './payment-rows.ts';

export type RefundRow = Selectable<Database['refund']>;

type State = RefundRow['state'];

/** Inserts a refund of the rest of a payment. Approved refunds are decided now. `values` replaces these defaults. */
export async function insertRefund(
  trx: Transaction<Database>,
  payment: Pick<PaymentRow, 'id' | 'amount_cents' | 'refunded_cents'>,
  values: Pick<RefundRow, 'origin' | 'state'> & Partial<Omit<RefundRow, 'id' | 'payment_id'>>,
  now: Date,
): Promise<RefundRow> {
  return trx
    .insertInto('refund')
    .values({
      payment_id: payment.id,
      amount_cents: payment.amount_cents - payment.refunded_cents,
      requested_at: now,
      decided_at: values.state === 'approved' ? now : null,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The states that a refund may change to. A bank can return a refund that succeeded. A refund whose second request Stripe
 * rejected can have been made by the first.
 */
const transitions: Readonly<Record<State, readonly State[]>> = {
  requested: ['approved', 'rejected'],
  approved: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: ['pending', 'succeeded'],
  rejected: [],
};

/**
 * The only statement that changes a state. Does nothing if the state has changed since it was read. Throws for a
 * transition that is not in the table.
 */
export async function changeRefundState(
  db: Kysely<Database>,
  { id, state: before }: Pick<RefundRow, 'id' | 'state'>,
  state: State,
  values: Partial<Omit<RefundRow, 'id' | 'payment_id' | 'state'>> = {},
): Promise<void> {
  if (!transitions[before].includes(state))
    throw new Error(`Refund ${id} cannot change from ${before} to ${state}.`);
  await db
    .updateTable('refund')
    .set({ ...values, state })
    .where('id', '=', id)
    .where('state', '=', before)
    .execute();
}

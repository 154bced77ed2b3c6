import type { Database } from '@dryrun/migrations/database';
import type { Selectable, Transaction } from 'kysely';

export type PaymentRow = Selectable<Database['payment']>;

/** A payment row locked by the current transaction, with the buyer's email. */
export interface LockedPayment {
  readonly payment: PaymentRow;
  readonly email: string;
}

/**
 * Locks the buyer, then the payment, in the same order as checkout. Payments of one buyer are thus settled one at a
 * time. The second sees the access that the first granted.
 */
export async function lockPayment(
  trx: Transaction<Database>,
  paymentId: string,
): Promise<LockedPayment | undefined> {
  const order = await trx
    .selectFrom('payment')
    .select('account_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!order) return undefined;
  const { email } = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', order.account_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await trx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payment, email };
}

export async function updatePayment(
  trx: Transaction<Database>,
  paymentId: string,
  values: Partial<Omit<PaymentRow, 'id' | 'course_ids'>>,
): Promise<void> {
  await trx.updateTable('payment').set(values).where('id', '=', paymentId).execute();
}

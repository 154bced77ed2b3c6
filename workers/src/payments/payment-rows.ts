import type { Database } from '@dryrun/migrations/database';
import type { PaymentTable } from '@dryrun/migrations/tables/payment';
import type { Selectable, Transaction } from 'kysely';

export type PaymentRow = Selectable<PaymentTable>;

/** A payment that this transaction holds, with its buyer's address. */
export interface HeldPayment {
  readonly payment: PaymentRow;
  readonly email: string;
}

/**
 * Holds a payment and its buyer until the transaction ends, the buyer first as checkout does: two payments of one buyer
 * are settled one after the other, so that the second sees what the first has granted.
 */
export async function holdPayment(
  trx: Transaction<Database>,
  paymentId: string,
): Promise<HeldPayment | undefined> {
  const found = await trx
    .selectFrom('payment')
    .select('account_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { email } = await trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', found.account_id)
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

/** Writes columns of a payment. */
export async function updatePayment(
  trx: Transaction<Database>,
  paymentId: string,
  values: Partial<Omit<PaymentRow, 'id' | 'course_ids'>>,
): Promise<void> {
  await trx.updateTable('payment').set(values).where('id', '=', paymentId).execute();
}

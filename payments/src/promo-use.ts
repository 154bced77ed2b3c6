import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';
import type { PaymentRow } from './payment-rows.ts';

type Order = Pick<PaymentRow, 'id' | 'account_id' | 'promo_code_id'>;

/** Saves the use of the order's promo code, if it has one, also after an earlier reservation was released. */
export async function savePromoUse(
  trx: Transaction<Database>,
  { id: payment_id, account_id, promo_code_id }: Order,
  state: 'reserved' | 'used',
  reserved_until: Date,
): Promise<void> {
  if (promo_code_id === null) return;
  await trx
    .insertInto('promo_use')
    .values({ payment_id, account_id, promo_code_id, state, reserved_until })
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ state, reserved_until }))
    .execute();
}

export async function releasePromoUse(trx: Transaction<Database>, { id }: Pick<Order, 'id'>): Promise<void> {
  await trx.deleteFrom('promo_use').where('payment_id', '=', id).execute();
}

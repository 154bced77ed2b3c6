import type { paymentStates } from '@dryrun/contracts/admin';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely, Selectable, Transaction } from 'kysely';

export type PaymentRow = Selectable<Database['payment']>;

type State = (typeof paymentStates)[number];

/** The states that a payment may change to. A canceled order can become paid, if its intent was paid first. */
const transitions: Readonly<Record<State, readonly State[]>> = {
  open: ['paid', 'canceled'],
  canceled: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

type PaymentValues = Partial<Omit<PaymentRow, 'id' | 'course_ids' | 'state'>>;

/** The only statement that changes a state. Requires a locked row; throws for a transition that is not in the table. */
export async function changeState(
  trx: Transaction<Database>,
  { id, state: before }: Pick<PaymentRow, 'id' | 'state'>,
  state: State,
  values: PaymentValues = {},
): Promise<void> {
  if (!transitions[before].includes(state))
    throw new Error(`Payment ${id} cannot change from ${before} to ${state}.`);
  await trx
    .updateTable('payment')
    .set({ ...values, state })
    .where('id', '=', id)
    .execute();
}

export async function updatePayment(
  trx: Transaction<Database>,
  paymentId: string,
  values: PaymentValues,
): Promise<void> {
  await trx.updateTable('payment').set(values).where('id', '=', paymentId).execute();
}

/** Serializes the orders and payments of a buyer until the transaction ends. */
export async function lockAccount(trx: Transaction<Database>, accountId: string): Promise<{ email: string }> {
  return trx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A payment row locked by the current transaction, with the buyer's email. */
export interface LockedPayment {
  readonly payment: PaymentRow;
  readonly email: string;
}

/** Locks the buyer, then the payment, like checkout, so that a buyer's payments are settled one at a time. */
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
  const { email } = await lockAccount(trx, order.account_id);
  const payment = await trx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payment, email };
}

/** Other open orders of the buyer that share a course. At most one of them may be paid. */
export async function listCompetingOrders(
  db: Kysely<Database>,
  order: Pick<PaymentRow, 'id' | 'account_id' | 'course_ids'>,
): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', order.account_id)
    .where('state', '=', 'open')
    .where('id', '!=', order.id)
    .execute();
  return rows.filter(({ course_ids }) => course_ids.some((id) => order.course_ids.includes(id)));
}

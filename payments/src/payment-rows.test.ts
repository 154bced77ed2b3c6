import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentStates } from '@dryrun/contracts/admin';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { changeState } from './payment-rows.ts';

let database: FreshDatabase;
let account_id: string;
beforeAll(async () => {
  database = await freshDatabase();
  const account = {
    email: 'bea@example.com',
    email_key: 'bea@example.com',
    name: 'Bea',
    confirmed_at: new Date(),
  };
  ({ id: account_id } = await database.db
    .insertInto('account')
    .values({ ...account, image_url: null, password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => database.drop());

type State = (typeof paymentStates)[number];

/** Returns the state of a new payment after an attempt to change it. */
async function stateAfter(before: State, state: State): Promise<State> {
  const payment = await database.db
    .insertInto('payment')
    .values({ ...order, account_id, state: before })
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  await database.db
    .transaction()
    .execute((trx) => changeState(trx, payment, state))
    .catch(() => undefined);
  const row = await database.db
    .selectFrom('payment')
    .select('state')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  await database.db.deleteFrom('payment').where('id', '=', payment.id).execute();
  return row.state;
}

test.each([
  ['open', ['open', 'paid', 'canceled']],
  ['paid', ['paid', 'refunded']],
  ['canceled', ['paid', 'canceled']],
  ['refunded', ['refunded']],
] as const)('changes a payment from %s only to allowed states', async (before, reachable) => {
  const reached = new Set<State>();
  for (const state of paymentStates) reached.add(await stateAfter(before, state));
  expect(reached).toEqual(new Set(reachable));
});

test('refuses a state change that is not in the table with both states in the error', async () => {
  const refused = database.db
    .transaction()
    .execute((trx) => changeState(trx, { id: account_id, state: 'refunded' }, 'paid'));
  await expect(refused).rejects.toThrow('cannot change from refunded to paid');
});

const order = {
  course_ids: '[1]',
  list_cents: 3900,
  course_discount_cents: 0,
  promo_discount_cents: 0,
  tax_cents: 0,
  amount_cents: 3900,
  terms_version: 'test',
};

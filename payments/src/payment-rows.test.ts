import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentStates } from '@dryrun/contracts/admin';
import { insertAccount, insertPayment } from '@dryrun/migrations/rows/testing';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { changeState } from './payment-rows.ts';

let database: FreshDatabase;
let accountId: string;
beforeAll(async () => {
  database = await freshDatabase();
  accountId = (await insertAccount(database.db)).id;
});
afterAll(() => database.drop());

type State = (typeof paymentStates)[number];

/** Returns the state of a new payment after an attempt to change it. */
async function stateAfter(before: State, state: State): Promise<State> {
  const id = await insertPayment(database.db, accountId, { state: before });
  await database.db
    .transaction()
    .execute((trx) => changeState(trx, { id, state: before }, state))
    .catch(() => undefined);
  const row = await database.db
    .selectFrom('payment')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await database.db.deleteFrom('payment').where('id', '=', id).execute();
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
    .execute((trx) => changeState(trx, { id: accountId, state: 'refunded' }, 'paid'));
  await expect(refused).rejects.toThrow('cannot change from refunded to paid');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adminRefundSchema } from '@dryrun/contracts/refunds';
import { insertAccount, insertPayment } from '@dryrun/migrations/rows/testing';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { changeRefundState, insertRefund, type RefundRow } from './refund-rows.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const now = new Date();

/** Inserts a refund of a new payment, whose last 10 dollars were refunded before. */
async function createRefund(state: RefundRow['state']): Promise<RefundRow> {
  const { db } = database;
  const paymentId = await insertPayment(db, (await insertAccount(db)).id);
  const payment = { id: paymentId, amount_cents: 3900, refunded_cents: 1000 };
  return db.transaction().execute((trx) => insertRefund(trx, payment, { origin: 'admin', state }, now));
}

const readState = async ({ id }: RefundRow) => {
  const row = database.db.selectFrom('refund').select('state').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).state;
};

test.each([
  ['requested', null],
  ['approved', now],
] as const)('inserts a refund of the rest that is %s', async (state, decidedAt) => {
  expect(await createRefund(state)).toMatchObject({ amount_cents: 2900, state, decided_at: decidedAt });
});

test.each([
  ['requested', ['approved', 'rejected']],
  ['approved', ['pending', 'succeeded', 'failed']],
  ['pending', ['succeeded', 'failed']],
  ['succeeded', ['failed']],
  ['failed', ['pending', 'succeeded']],
  ['rejected', []],
] as const)('changes a refund from %s only to allowed states', async (before, reachable) => {
  const reached = new Set<RefundRow['state']>();
  for (const state of adminRefundSchema.shape.state.options) {
    const refund = await createRefund(before);
    await changeRefundState(database.db, refund, state).catch(() => undefined);
    if ((await readState(refund)) !== before) reached.add(state);
  }
  expect(reached).toEqual(new Set(reachable));
});

test('refuses a transition that is not in the table with both states in the error', async () => {
  const change = changeRefundState(database.db, await createRefund('succeeded'), 'pending');
  await expect(change).rejects.toThrow('cannot change from succeeded to pending');
});

test('changes nothing if the state has changed in the meantime', async () => {
  const refund = await createRefund('approved');
  await changeRefundState(database.db, refund, 'pending');
  await changeRefundState(database.db, refund, 'failed');
  expect(await readState(refund)).toBe('pending');
});

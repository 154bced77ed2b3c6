import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPaymentsFixture, type PaymentsFixture } from '../../test/payments-fixture.ts';
import { confirm } from './confirm.ts';
import { reconcile } from './reconcile.ts';

let till: PaymentsFixture;
beforeAll(async () => {
  till = await startPaymentsFixture();
});
afterAll(() => till.stop());

const stateOf = ({ paymentId }: { paymentId: string }) =>
  till.context.db
    .selectFrom('payment')
    .select(['state', 'refunded_cents'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();

test('a payment of which no event told is enrolled, and after that there is nothing left to do', async () => {
  const [lost, told] = [await till.aPaidOrder(), await till.aPaidOrder()];
  await confirm(till.context, told.intentId);
  expect(await reconcile(till.context)).toEqual({ checked: 2, repaired: 1 });
  expect(await stateOf(lost)).toMatchObject({ state: 'paid' });
  const owner = await till.context.db
    .selectFrom('enrollment')
    .select('course_id')
    .where('account_id', '=', lost.accountId)
    .execute();
  expect(owner).toEqual([{ course_id: 1 }]);
  expect(await reconcile(till.context)).toMatchObject({ repaired: 0 });
});

test('a refund made at the processor of which no event told is written down, once', async () => {
  const order = await till.aPaidOrder();
  await confirm(till.context, order.intentId);
  await till.cards.call('POST', '/v1/refunds', { payment_intent: order.intentId, amount: '1000' });
  expect(await stateOf(order)).toEqual({ state: 'paid', refunded_cents: 0 });
  expect(await reconcile(till.context)).toMatchObject({ repaired: 1 });
  expect(await stateOf(order)).toEqual({ state: 'paid', refunded_cents: 1000 });
  expect(await reconcile(till.context)).toMatchObject({ repaired: 0 });
});

test('an order that was opened a week ago and paid today is found all the same', async () => {
  const order = await till.aPaidOrder();
  await till.context.db
    .updateTable('payment')
    .set({ created_at: new Date(Date.now() - 7 * 24 * 3600 * 1000) })
    .where('id', '=', order.paymentId)
    .execute();
  expect(await reconcile(till.context)).toMatchObject({ repaired: 1 });
  expect(await stateOf(order)).toMatchObject({ state: 'paid' });
});

test('one payment that cannot be put right does not hold up the others', async () => {
  const [broken, good] = [await till.aPaidOrder(), await till.aPaidOrder()];
  await till.context.db
    .updateTable('payment')
    .set({ course_ids: JSON.stringify(['none']) })
    .where('id', '=', broken.paymentId)
    .execute();
  expect(await reconcile(till.context)).toMatchObject({ repaired: 1 });
  expect(await stateOf(good)).toMatchObject({ state: 'paid' });
  expect(await stateOf(broken)).toMatchObject({ state: 'open' });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPaymentsFixture, type PaymentsFixture } from '../../test/payments-fixture.ts';
import { syncPayment } from './confirm.ts';
import { reconcile } from './reconcile.ts';

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await startPaymentsFixture();
});
afterAll(() => fixture.stop());

const stateOf = ({ paymentId }: { paymentId: string }) =>
  fixture.context.db
    .selectFrom('payment')
    .select(['state', 'refunded_cents'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();

test('enrolls a payment whose webhook was lost, and then finds nothing to repair', async () => {
  const [lost, confirmed] = [await fixture.createPaidOrder(), await fixture.createPaidOrder()];
  await syncPayment(fixture.context, confirmed.intentId);
  expect(await reconcile(fixture.context)).toEqual({ checked: 2, repaired: 1 });
  expect(await stateOf(lost)).toMatchObject({ state: 'paid' });
  const enrollments = await fixture.context.db
    .selectFrom('enrollment')
    .select('course_id')
    .where('account_id', '=', lost.accountId)
    .execute();
  expect(enrollments).toEqual([{ course_id: 1 }]);
  expect(await reconcile(fixture.context)).toMatchObject({ repaired: 0 });
});

test('records a refund exactly once when its webhook was lost', async () => {
  const order = await fixture.createPaidOrder();
  await syncPayment(fixture.context, order.intentId);
  await fixture.cards.call('POST', '/v1/refunds', { payment_intent: order.intentId, amount: '1000' });
  expect(await stateOf(order)).toEqual({ state: 'paid', refunded_cents: 0 });
  expect(await reconcile(fixture.context)).toMatchObject({ repaired: 1 });
  expect(await stateOf(order)).toEqual({ state: 'paid', refunded_cents: 1000 });
  expect(await reconcile(fixture.context)).toMatchObject({ repaired: 0 });
});

test('enrolls an order that was opened a week ago and paid today', async () => {
  const order = await fixture.createPaidOrder();
  await fixture.context.db
    .updateTable('payment')
    .set({ created_at: new Date(Date.now() - 7 * 24 * 3600 * 1000) })
    .where('id', '=', order.paymentId)
    .execute();
  expect(await reconcile(fixture.context)).toMatchObject({ repaired: 1 });
  expect(await stateOf(order)).toMatchObject({ state: 'paid' });
});

test('continues with other payments when one cannot be repaired', async () => {
  const [broken, good] = [await fixture.createPaidOrder(), await fixture.createPaidOrder()];
  await fixture.context.db
    .updateTable('payment')
    .set({ course_ids: JSON.stringify(['none']) })
    .where('id', '=', broken.paymentId)
    .execute();
  expect(await reconcile(fixture.context)).toMatchObject({ repaired: 1 });
  expect(await stateOf(good)).toMatchObject({ state: 'paid' });
  expect(await stateOf(broken)).toMatchObject({ state: 'open' });
});

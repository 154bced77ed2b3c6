import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { startPaymentsFixture, type PaymentsFixture } from '../../test/payments-fixture.ts';
import { syncPayment } from './confirm.ts';
import { sendRefund } from './refund.ts';

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await startPaymentsFixture();
});
afterAll(() => fixture.stop());

async function recordsOf(accountId: string) {
  const { db } = fixture.context;
  const [payments, enrollments, refunds] = await Promise.all([
    db.selectFrom('payment').select(['state', 'is_duplicate']).where('account_id', '=', accountId).execute(),
    db.selectFrom('enrollment').select('course_id').where('account_id', '=', accountId).execute(),
    db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .select('refund.id')
      .where('account_id', '=', accountId)
      .execute(),
  ]);
  return { payments, enrollments, refunds: refunds.length, emails: await fixture.emailsOf(accountId) };
}

const boughtOnce = {
  payments: [{ state: 'paid', is_duplicate: false }],
  enrollments: [{ course_id: 1 }],
  refunds: 0,
  emails: ['receipt'],
};

test('enrolls once when an order is confirmed repeatedly and concurrently', async () => {
  const { intentId, accountId } = await fixture.createPaidOrder();
  await syncPayment(fixture.context, intentId);
  expect(await recordsOf(accountId)).toEqual(boughtOnce);
  await syncPayment(fixture.context, intentId);
  await Promise.all(Array.from({ length: 10 }, () => syncPayment(fixture.context, intentId)));
  expect(await recordsOf(accountId)).toEqual(boughtOnce);
});

test('finds an order by intent metadata when its row lacks the intent id', async () => {
  const { intentId, accountId } = await fixture.createPaidOrder({ losesIntentId: true });
  await Promise.all([syncPayment(fixture.context, intentId), syncPayment(fixture.context, intentId)]);
  expect(await recordsOf(accountId)).toEqual(boughtOnce);
});

test('completes the problems that were approved before the purchase', async () => {
  const { db } = fixture.context;
  const { intentId, accountId } = await fixture.createPaidOrder();
  for (const [question_id, status_msg] of [
    [1, 'Approved'],
    [1, 'Wrong Answer'],
    [14, 'Wrong Answer'],
  ] as const)
    await insertSubmission(db, accountId, { question_id, status_msg });
  await syncPayment(fixture.context, intentId);
  const progress = await db
    .selectFrom('lesson_progress')
    .select(['course_id', 'lesson_id'])
    .where('account_id', '=', accountId)
    .execute();
  expect(progress).toEqual([{ course_id: 1, lesson_id: 23 }]);
});

test('ignores an unknown intent', async () => {
  await expect(syncPayment(fixture.context, 'pi_of_someone_else')).resolves.toBeUndefined();
});

test('emails the buyer when enrollment completes after the status page has timed out', async () => {
  const [inTime, delayed] = [await fixture.createPaidOrder(), await fixture.createPaidOrder()];
  fixture.now = new Date(Date.now() + 30_000);
  await syncPayment(fixture.context, inTime.intentId);
  fixture.now = new Date(Date.now() + 90_000);
  await syncPayment(fixture.context, delayed.intentId);
  await syncPayment(fixture.context, delayed.intentId);
  fixture.now = new Date();
  expect(await fixture.emailsOf(inTime.accountId)).toEqual(['receipt']);
  expect(await fixture.emailsOf(delayed.accountId)).toEqual(['enrolled-late', 'receipt']);
});

test('emails every admin once when enrollment of a paid order fails, and enrolls on a later retry', async () => {
  const admin = await fixture.createAccount('admin');
  const { intentId, accountId, paymentId } = await fixture.createPaidOrder();
  const setCourses = (course_ids: string) =>
    fixture.context.db.updateTable('payment').set({ course_ids }).where('id', '=', paymentId).execute();
  await setCourses('["no course"]'); // makes the enrollment fail
  await expect(syncPayment(fixture.context, intentId)).rejects.toThrow('no course');
  expect(await fixture.emailsOf(admin)).toEqual([]);
  fixture.now = new Date(Date.now() + 90_000);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(syncPayment(fixture.context, intentId)).rejects.toThrow('no course');
  expect(await fixture.emailsOf(admin)).toEqual(['payment-stuck']);
  expect((await recordsOf(accountId)).enrollments).toEqual([]);
  await setCourses('[1]');
  await syncPayment(fixture.context, intentId);
  fixture.now = new Date();
  expect(await recordsOf(accountId)).toEqual({ ...boughtOnce, emails: ['enrolled-late', 'receipt'] });
});

/** Refunds a payment in full, as if requested at this time. */
async function refundPayment(paymentId: string, requestedAt: Date): Promise<void> {
  const { id } = await fixture.context.db
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      origin: 'buyer',
      state: 'approved',
      amount_cents: 3900,
      requested_at: requestedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendRefund(fixture.context, id);
}

const countActiveEnrollments = async (accountId: string) => {
  const rows = await fixture.context.db
    .selectFrom('enrollment')
    .select('course_id')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', fixture.now)
    .execute();
  return rows.length;
};

test('refunds a duplicate payment confirmed after the first was refunded, but accepts a later purchase', async () => {
  const minuteMs = 60_000;
  const first = await fixture.createPaidOrder();
  await syncPayment(fixture.context, first.intentId);
  const second = await fixture.createPaidOrder({ buyerId: first.accountId });
  await refundPayment(first.paymentId, new Date(Date.now() + minuteMs));
  await syncPayment(fixture.context, second.intentId);
  const records = await recordsOf(first.accountId);
  expect(records.payments.toSorted((a, b) => Number(a.is_duplicate) - Number(b.is_duplicate))).toEqual([
    { state: 'refunded', is_duplicate: false },
    { state: 'paid', is_duplicate: true },
  ]);
  expect([records.refunds, await countActiveEnrollments(first.accountId)]).toEqual([2, 0]);

  const former = await fixture.createPaidOrder();
  await syncPayment(fixture.context, former.intentId);
  await refundPayment(former.paymentId, new Date(Date.now() - minuteMs));
  const later = await fixture.createPaidOrder({ buyerId: former.accountId });
  expect(await countActiveEnrollments(former.accountId)).toBe(0);
  await syncPayment(fixture.context, later.intentId);
  expect(await countActiveEnrollments(former.accountId)).toBe(1);
});

test('keeps a succeeded refund when an older answer of Stripe arrives late', async () => {
  const { context } = fixture;
  const { stripe } = context;
  if (!stripe) throw new Error('The fixture has Stripe keys.');
  const order = await fixture.createPaidOrder();
  await syncPayment(context, order.intentId);
  await refundPayment(order.paymentId, new Date());
  const { data } = await stripe.refunds.list({ payment_intent: order.intentId });
  const list = async () => ({ data: data.map((refund) => ({ ...refund, status: 'pending' })) });
  const olderAnswer = {
    paymentIntents: stripe.paymentIntents,
    refunds: { list },
  } as unknown as typeof stripe;
  await expect(syncPayment({ ...context, stripe: olderAnswer }, order.intentId)).rejects.toThrow(
    'cannot change from succeeded to pending',
  );
  const refunds = context.db.selectFrom('refund').select('state').where('payment_id', '=', order.paymentId);
  expect(await refunds.execute()).toEqual([{ state: 'succeeded' }]);
});

test('reports in the refund email whether access has ended', async () => {
  const { db } = fixture.context;
  const purchase = await fixture.createPaidOrder();
  await syncPayment(fixture.context, purchase.intentId);
  const extension = await fixture.createPaidOrder({ buyerId: purchase.accountId });
  await db.updateTable('payment').set({ is_extension: true }).where('id', '=', extension.paymentId).execute();
  await syncPayment(fixture.context, extension.intentId);
  await refundPayment(extension.paymentId, new Date());
  expect(await countActiveEnrollments(purchase.accountId)).toBe(1);
  await refundPayment(purchase.paymentId, new Date());
  expect(await countActiveEnrollments(purchase.accountId)).toBe(0);
  const emails = await db
    .selectFrom('mail')
    .select('data')
    .where('account_id', '=', purchase.accountId)
    .where('template', '=', 'refund-done')
    .orderBy('created_at')
    .execute();
  expect(emails.map(({ data }) => data)).toMatchObject([{ endsAccess: false }, { endsAccess: true }]);
});

test('cancels the buyer’s other open intent for the course once one order is paid', async () => {
  const { db } = fixture.context;
  const { intentId, accountId, paymentId } = await fixture.createPaidOrder();
  const intent = await fixture.cards.call<{ id: string; client_secret: string }>(
    'POST',
    '/v1/payment_intents',
    { amount: '3120', currency: 'usd' },
  );
  const {
    id: _id,
    paid_at: _paidAt,
    ...order
  } = await db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  const values = { ...order, course_ids: '[1]', is_extension: true, intent_id: intent.id };
  await db.insertInto('payment').values(values).execute();
  await syncPayment(fixture.context, intentId);
  expect((await fixture.cards.pay(intent.client_secret)).error?.code).toBe('payment_intent_unexpected_state');
  await syncPayment(fixture.context, intent.id);
  const states = await db.selectFrom('payment').select('state').where('account_id', '=', accountId).execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual(['canceled', 'paid']);
});

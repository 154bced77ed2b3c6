import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPaymentsFixture, type PaymentsFixture } from '../../test/payments-fixture.ts';
import { confirm } from './confirm.ts';
import { sendRefund } from './refund.ts';

let till: PaymentsFixture;
beforeAll(async () => {
  till = await startPaymentsFixture();
});
afterAll(() => till.stop());

async function booksOf(accountId: string) {
  const { db } = till.context;
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
  return { payments, enrollments, refunds: refunds.length, mails: await till.mailsOf(accountId) };
}

const boughtOnce = {
  payments: [{ state: 'paid', is_duplicate: false }],
  enrollments: [{ course_id: 1 }],
  refunds: 0,
  mails: ['receipt'],
};

test('confirming twice, and ten times at once, enrols once', async () => {
  const { intentId, accountId } = await till.aPaidOrder();
  await confirm(till.context, intentId);
  expect(await booksOf(accountId)).toEqual(boughtOnce);
  await confirm(till.context, intentId);
  await Promise.all(Array.from({ length: 10 }, () => confirm(till.context, intentId)));
  expect(await booksOf(accountId)).toEqual(boughtOnce);
});

test('an intent whose id never came back to its order is found by what was noted with it', async () => {
  const { intentId, accountId } = await till.aPaidOrder({ isForgotten: true });
  await Promise.all([confirm(till.context, intentId), confirm(till.context, intentId)]);
  expect(await booksOf(accountId)).toEqual(boughtOnce);
});

test('an intent that nobody here knows changes nothing', async () => {
  await expect(confirm(till.context, 'pi_of_someone_else')).resolves.toBeUndefined();
});

test('who was enrolled after the waiting page had given up gets a mail, who was enrolled in time does not', async () => {
  const [inTime, late] = [await till.aPaidOrder(), await till.aPaidOrder()];
  till.now = new Date(Date.now() + 30_000);
  await confirm(till.context, inTime.intentId);
  till.now = new Date(Date.now() + 90_000);
  await confirm(till.context, late.intentId);
  await confirm(till.context, late.intentId);
  till.now = new Date();
  expect(await till.mailsOf(inTime.accountId)).toEqual(['receipt']);
  expect(await till.mailsOf(late.accountId)).toEqual(['enrolled-late', 'receipt']);
});

test('money that came and cannot be enrolled is told to every admin once, and enrolled when that works again', async () => {
  const admin = await till.anAccount('admin');
  const { intentId, accountId, paymentId } = await till.aPaidOrder();
  const setCourses = (course_ids: string) =>
    till.context.db.updateTable('payment').set({ course_ids }).where('id', '=', paymentId).execute();
  await setCourses('["no course"]'); // no enrolment can be written for it
  await expect(confirm(till.context, intentId)).rejects.toThrow('no course');
  expect(await till.mailsOf(admin)).toEqual([]);
  till.now = new Date(Date.now() + 90_000);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(confirm(till.context, intentId)).rejects.toThrow('no course');
  expect(await till.mailsOf(admin)).toEqual(['payment-stuck']);
  expect((await booksOf(accountId)).enrollments).toEqual([]);
  await setCourses('[1]');
  await confirm(till.context, intentId);
  till.now = new Date();
  expect(await booksOf(accountId)).toEqual({ ...boughtOnce, mails: ['enrolled-late', 'receipt'] });
});

/** Gives all of a payment back, asked for at this time. */
async function giveBack(paymentId: string, requestedAt: Date): Promise<void> {
  const { id } = await till.context.db
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
  await sendRefund(till.context, id);
}

const ownedNow = async (accountId: string) => {
  const rows = await till.context.db
    .selectFrom('enrollment')
    .select('course_id')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', till.now)
    .execute();
  return rows.length;
};

test('a payment of a second tab that is told after the first was given back goes back too; a later one buys', async () => {
  const minute = 60_000;
  const first = await till.aPaidOrder();
  await confirm(till.context, first.intentId);
  const second = await till.aPaidOrder({ by: first.accountId });
  await giveBack(first.paymentId, new Date(Date.now() + minute));
  await confirm(till.context, second.intentId);
  const booked = await booksOf(first.accountId);
  expect(booked.payments.toSorted((a, b) => Number(a.is_duplicate) - Number(b.is_duplicate))).toEqual([
    { state: 'refunded', is_duplicate: false },
    { state: 'paid', is_duplicate: true },
  ]);
  expect([booked.refunds, await ownedNow(first.accountId)]).toEqual([2, 0]);

  const former = await till.aPaidOrder();
  await confirm(till.context, former.intentId);
  await giveBack(former.paymentId, new Date(Date.now() - minute));
  const later = await till.aPaidOrder({ by: former.accountId });
  expect(await ownedNow(former.accountId)).toBe(0);
  await confirm(till.context, later.intentId);
  expect(await ownedNow(former.accountId)).toBe(1);
});

test('the mail about a refund says that access has ended only where it has', async () => {
  const { db } = till.context;
  const year = await till.aPaidOrder();
  await confirm(till.context, year.intentId);
  const extension = await till.aPaidOrder({ by: year.accountId });
  await db.updateTable('payment').set({ is_extension: true }).where('id', '=', extension.paymentId).execute();
  await confirm(till.context, extension.intentId);
  await giveBack(extension.paymentId, new Date());
  expect(await ownedNow(year.accountId)).toBe(1);
  await giveBack(year.paymentId, new Date());
  expect(await ownedNow(year.accountId)).toBe(0);
  const mails = await db
    .selectFrom('mail')
    .select('data')
    .where('account_id', '=', year.accountId)
    .where('template', '=', 'refund-done')
    .orderBy('created_at')
    .execute();
  expect(mails.map(({ data }) => data)).toMatchObject([{ endsAccess: false }, { endsAccess: true }]);
});

test('once one order is paid, the buyer’s other open intent for the course cannot be paid', async () => {
  const { db } = till.context;
  const { intentId, accountId, paymentId } = await till.aPaidOrder();
  const intent = await till.cards.call<{ id: string; client_secret: string }>('POST', '/v1/payment_intents', {
    amount: '3120',
    currency: 'usd',
  });
  const {
    id: _id,
    paid_at: _paidAt,
    ...order
  } = await db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  const values = { ...order, course_ids: '[1]', is_extension: true, intent_id: intent.id };
  await db.insertInto('payment').values(values).execute();
  await confirm(till.context, intentId);
  expect((await till.cards.pay(intent.client_secret)).error?.code).toBe('payment_intent_unexpected_state');
  await confirm(till.context, intent.id);
  const states = await db.selectFrom('payment').select('state').where('account_id', '=', accountId).execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual(['canceled', 'paid']);
});

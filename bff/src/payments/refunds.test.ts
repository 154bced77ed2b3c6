import { expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import { createAdmin, createPayment, createOwner, type TestUser } from '../../test/builders.ts';
import { setUpStripeHarness } from '../../test/fake-stripe.ts';

const harness = setUpStripeHarness();

const requestRefund = (buyer: TestUser, stripeId: string) =>
  buyer.post('/api/payment/refund', { stripeId, reason: 'Too hard' });

async function insertDashboardRefund(stripeId: string): Promise<void> {
  const { id: payment_id } = await harness.database.db
    .selectFrom('payment')
    .select('id')
    .where('intent_id', '=', stripeId)
    .executeTakeFirstOrThrow();
  await harness.database.db
    .insertInto('refund')
    .values({
      payment_id,
      origin: 'processor',
      state: 'succeeded',
      amount_cents: 1000,
      finished_at: new Date(),
    })
    .execute();
}

const finishLessons = (buyer: TestUser, lessons: number) =>
  harness.database.db
    .insertInto('lesson_progress')
    .values(
      Array.from({ length: lessons }, (_, i) => ({ account_id: buyer.id, course_id: 1, lesson_id: i + 1 })),
    )
    .execute();

test('lists paid orders newest first, with refund window and usage', async () => {
  const buyer = await createOwner(harness);
  const older = await createPayment(harness, buyer, { paid_at: new Date(Date.now() - 8 * 24 * 3600 * 1000) });
  const newer = await createPayment(harness, buyer, { amount_cents: 3120 });
  await buyer.post('/api/buy/create-payment-intent', { coursesIds: [1] }); // refused because owned, so not listed
  const { body } = await buyer.get('/api/payment/all');
  expect(body).toMatchObject([
    {
      stripeId: newer,
      amount: 31.2,
      status: 'paid',
      meter: { finishedLessons: 0, lessons: flattenLessons(builtInCourse).length, isWithinRule: true },
    },
    { stripeId: older, amount: 39, refundUntil: null, meter: null },
  ]);
  expect(new Date(body[0].refundUntil).getTime() - new Date(body[0].creationTime).getTime()).toBe(
    7 * 24 * 3600 * 1000,
  );
});

test('approves a refund within the rule immediately, and only once', async () => {
  const buyer = await createOwner(harness);
  const stripeId = await createPayment(harness, buyer);
  await finishLessons(buyer, 10);
  const responses = await Promise.all([
    requestRefund(buyer, stripeId),
    requestRefund(buyer, stripeId),
    requestRefund(buyer, stripeId),
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const approved = responses.find(({ status }) => status === 200)?.body;
  expect(approved.refund).toMatchObject({ state: 'approved', amount: 39 });
  const jobs = await harness.context.enqueuer.queues.payments.getJobs(['waiting']);
  expect(jobs.filter(({ name }) => name === 'refund')).toHaveLength(1);
});

test('offers and grants the rest of a payment after a partial refund in the Stripe dashboard', async () => {
  const buyer = await createOwner(harness);
  const stripeId = await createPayment(harness, buyer, { refunded_cents: 1000 });
  await insertDashboardRefund(stripeId);
  const [payment] = (await buyer.get('/api/payment/all')).body;
  expect(payment).toMatchObject({
    status: 'partly refunded',
    refundUntil: expect.any(String),
    meter: { isWithinRule: true },
  });
  expect((await requestRefund(buyer, stripeId)).body.refund).toMatchObject({ state: 'approved', amount: 29 });
  expect((await buyer.get('/api/payment/all')).body[0]).toMatchObject({ refundUntil: null, meter: null });
});

test('leaves a refund beyond the rule to an admin and emails the decision', async () => {
  const [buyer, admin] = [await createOwner(harness), await createAdmin(harness)];
  const stripeId = await createPayment(harness, buyer);
  await finishLessons(buyer, 11);
  expect((await requestRefund(buyer, stripeId)).body).toMatchObject({
    refund: { state: 'requested' },
    message: 'Your request was sent. We will email you an answer within 3 business days.',
  });
  const { body: page } = await admin.get('/api/admin/refunds?state=waiting');
  const listedRefund = page.rows.find((refund: { stripeId: string }) => refund.stripeId === stripeId);
  expect(listedRefund).toMatchObject({
    email: buyer.email,
    reason: 'Too hard',
    meter: { finishedLessons: 11 },
  });
  const decide = (isApproved: boolean) =>
    admin.put(`/api/admin/refunds/${listedRefund.id}`, { isApproved, answer: 'You read most of it.' });
  expect((await decide(false)).body).toMatchObject({ state: 'rejected', answer: 'You read most of it.' });
  expect((await decide(true)).status).toBe(409);
  const emails = await harness.database.db
    .selectFrom('mail')
    .select('template')
    .where('account_id', '=', buyer.id)
    .orderBy('created_at')
    .execute();
  expect(emails.map(({ template }) => template)).toEqual(['refund-requested', 'refund-rejected']);
});

test.each([
  [
    'after seven days',
    { paid_at: new Date(Date.now() - 7 * 24 * 3600 * 1000) },
    'The 7-day refund window has passed.',
  ],
  ['of a free order', { amount_cents: 0 }, 'This payment has nothing to refund.'],
  [
    'of a refunded payment',
    { state: 'refunded', refunded_cents: 3900 },
    'This payment has nothing to refund.',
  ],
] as const)('refuses a refund %s', async (_, values, message) => {
  const buyer = await createOwner(harness);
  expect((await requestRefund(buyer, await createPayment(harness, buyer, values))).body).toMatchObject({
    message,
  });
});

test("returns 404 for another buyer's payment", async () => {
  const [buyer, other] = [await createOwner(harness), await createOwner(harness)];
  const stripeId = await createPayment(harness, buyer);
  expect((await requestRefund(other, stripeId)).status).toBe(404);
  expect((await other.post('/api/payment/invoice', { stripeId })).status).toBe(404);
});

test('numbers invoices without gaps and keeps the first billing details', async () => {
  const buyer = await createOwner(harness);
  const ids = await Promise.all([
    createPayment(harness, buyer),
    createPayment(harness, buyer),
    createPayment(harness, buyer),
  ]);
  const issue = (stripeId: string, billingName: string) =>
    buyer.post('/api/payment/invoice', { stripeId, billingName, billingAddress: '1 Main St' });
  const responses = await Promise.all(ids.map((id) => issue(id, 'Ada Ltd')));
  const numbers = responses.map(({ body }) => body.invoiceNumber as string);
  const sequence = numbers.map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b);
  expect(sequence).toEqual([sequence[0], (sequence[0] ?? 0) + 1, (sequence[0] ?? 0) + 2]);
  expect((await issue(ids[0] ?? '', 'Someone Else')).body.invoiceNumber).toBe(numbers[0]);
  const { billing_name } = await harness.database.db
    .selectFrom('invoice')
    .select('billing_name')
    .where('number', '=', numbers[0] ?? '')
    .executeTakeFirstOrThrow();
  expect(billing_name).toBe('Ada Ltd');
  expect((await (await createOwner(harness)).get(`/api/payment/invoice/${numbers[0]}/pdf`)).status).toBe(404);
});

test('issues the credit note together with an invoice after a refund', async () => {
  const buyer = await createOwner(harness);
  const stripeId = await createPayment(harness, buyer, { refunded_cents: 1000 });
  await insertDashboardRefund(stripeId);
  await buyer.post('/api/payment/invoice', { stripeId });
  await buyer.post('/api/payment/invoice', { stripeId });
  const [payment] = (await buyer.get('/api/payment/all')).body;
  expect(payment.invoiceNumber).toMatch(/^DR-\d{4}-\d{6}$/);
  expect(Number(payment.creditNoteNumber.slice(-6))).toBe(Number(payment.invoiceNumber.slice(-6)) + 1);
});

test('returns 404 for reading time of an unknown course', async () => {
  const buyer = await createOwner(harness);
  const { status, body } = await buyer.post('/api/payment/reading', { courseId: Number.MAX_SAFE_INTEGER });
  expect([status, body.code]).toEqual([404, 'course_not_found']);
});

test('counts reading time between close heartbeats, regardless of the number of tabs', async () => {
  const buyer = await createOwner(harness);
  const start = Date.now();
  const sendHeartbeat = async (seconds: number): Promise<number> => {
    harness.now = new Date(start + seconds * 1000);
    return (await buyer.post('/api/payment/reading', { courseId: 1 })).body.readingMinutes;
  };
  expect(await sendHeartbeat(0)).toBe(0);
  expect(await sendHeartbeat(60)).toBe(1);
  expect(await sendHeartbeat(60)).toBe(1);
  expect(await sendHeartbeat(120)).toBe(2);
  expect(await sendHeartbeat(1000)).toBe(2);
  expect(await sendHeartbeat(1060)).toBe(3);
});

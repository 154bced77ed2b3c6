import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { intentIdOf, localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import { createPromoCode, createUser } from '../../test/builders.ts';
import { setUpStripeHarness } from '../../test/fake-stripe.ts';

const harness = setUpStripeHarness({ COURSES_DIR: join(import.meta.dirname, '../../test/courses') });

const path = '/api/payment/webhook';
const webhookSecret: string = localCardKeys.STRIPE_WEBHOOK_SECRET;
const event = (id: string, object: object = { object: 'payment_intent', id: 'pi_1' }) =>
  JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', data: { object } });

function sign(payload: string, { secret = webhookSecret, ageSeconds = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return harness.context.stripe?.webhooks.generateTestHeaderString({ payload, secret, timestamp }) ?? '';
}

const deliver = (payload: string, signature: string) =>
  harness.client().post(path).type('json').set('Stripe-Signature', signature).send(payload);

const storedEvents = (id: string) =>
  harness.database.db.selectFrom('webhook_event').selectAll().where('id', '=', id).execute();

test('stores a signed event and enqueues its intent', async () => {
  const payload = event('evt_good');
  expect((await deliver(payload, sign(payload))).status).toBe(200);
  expect(await storedEvents('evt_good')).toMatchObject([{ intent_id: 'pi_1', handled_at: null }]);
  const job = await harness.context.enqueuer.queues.payments.getJob('event-evt_good');
  expect(job?.data).toEqual({ paymentIntentId: 'pi_1' });
});

test('stores a repeated event once and returns 200 both times', async () => {
  const payload = event('evt_twice');
  const responses = await Promise.all([deliver(payload, sign(payload)), deliver(payload, sign(payload))]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await storedEvents('evt_twice')).toHaveLength(1);
});

test.each([
  ['without a signature', () => ''],
  ['with a signature of another secret', (payload: string) => sign(payload, { secret: 'whsec_other' })],
  ['with the signature of another body', () => sign('{}')],
  ['six minutes old', (payload: string) => sign(payload, { ageSeconds: 360 })],
  ['with a malformed signature', () => 't=x,v1=y'],
])('refuses an event %s and stores nothing', async (_, createSignature) => {
  const payload = event('evt_forged');
  const { status, body } = await deliver(payload, createSignature(payload));
  expect({ status, message: body.message }).toEqual({ status: 400, message: 'The signature is not valid.' });
  expect(await storedEvents('evt_forged')).toEqual([]);
});

test.each([
  ['a charge', { object: 'charge', id: 'ch_1', payment_intent: 'pi_9' }, 'pi_9'],
  ['a refund', { object: 'refund', id: 're_1', payment_intent: 'pi_9' }, 'pi_9'],
  ['a dispute', { object: 'dispute', id: 'du_1', payment_intent: { id: 'pi_9' } }, 'pi_9'],
  ['something else', { object: 'customer', id: 'cus_1' }, null],
])('stores an event of %s with its intent', async (kind, object, intentId) => {
  const payload = event(`evt_${kind}`, object);
  expect((await deliver(payload, sign(payload))).status).toBe(200);
  const [row] = await storedEvents(`evt_${kind}`);
  expect(row).toMatchObject({ intent_id: intentId });
  expect(row?.handled_at === null).toBe(intentId !== null);
});

test("returns the status of the buyer's own payment, and 404 for any other id", async () => {
  const [buyer, other] = [await createUser(harness), await createUser(harness)];
  const { text } = await buyer.post('/api/buy/create-payment-intent', { coursesIds: [1] });
  const id = intentIdOf(text);
  expect((await buyer.get(`/api/buy/payment-status/${id}`)).body).toEqual({ processed: false });
  for (const response of [
    await other.get(`/api/buy/payment-status/${id}`),
    await buyer.get('/api/buy/payment-status/pi_unknown'),
    await buyer.get('/api/buy/payment-status/null'),
  ]) {
    expect(response).toMatchObject({
      status: 404,
      body: { message: 'Missing payment information. Please try again.' },
    });
  }
  expect((await harness.client().get(`/api/buy/payment-status/${id}`)).status).toBe(401);
});

test('returns the course of a failed payment', async () => {
  const buyer = await createUser(harness);
  const { text } = await buyer.post('/api/buy/create-payment-intent', { coursesIds: [2] });
  const id = intentIdOf(text);
  const error = 'Your card has insufficient funds.';
  await harness.database.db
    .updateTable('payment')
    .set({ last_error: error })
    .where('intent_id', '=', id)
    .execute();
  expect((await buyer.get(`/api/buy/payment-status/${id}`)).body).toEqual({
    processed: false,
    error,
    isFinal: false,
    coursePath: 'number-talk',
    isExtension: false,
  });
});

test('returns the promo code of a failed payment, and lets its buyer alone use the reservation again', async () => {
  const buyer = await createUser(harness);
  const { code: promoCode } = await createPromoCode(harness, {
    fraction: 0.2,
    max_uses: 1,
    max_uses_per_buyer: 1,
  });
  const purchase = { coursesIds: [2], promoCode };
  const { text } = await buyer.post('/api/buy/create-payment-intent', purchase);
  const id = intentIdOf(text);
  await harness.database.db
    .updateTable('payment')
    .set({ last_error: 'We are unable to authenticate your payment method.' })
    .where('intent_id', '=', id)
    .execute();
  expect((await buyer.get(`/api/buy/payment-status/${id}`)).body).toMatchObject({ promoCode });
  expect((await buyer.post(`/api/buy/submit-promo-code?code=${promoCode}`)).body).toBe(0.2);
  expect((await buyer.post('/api/buy/quote', purchase)).body).toMatchObject({ promoCode });
  const other = await createUser(harness);
  expect((await other.post('/api/buy/quote', purchase)).body).toMatchObject({ code: 'promo_code_used_up' });
});

test('marks the status of a canceled payment as final', async () => {
  const buyer = await createUser(harness);
  const { text } = await buyer.post('/api/buy/create-payment-intent', { coursesIds: [1] });
  const id = intentIdOf(text);
  await harness.database.db
    .updateTable('payment')
    .set({ state: 'canceled' })
    .where('intent_id', '=', id)
    .execute();
  expect((await buyer.get(`/api/buy/payment-status/${id}`)).body).toMatchObject({
    processed: false,
    isFinal: true,
    error: 'This payment was canceled. Nothing was charged.',
  });
});

test('enqueues a check of the payment at every third poll', async () => {
  const buyer = await createUser(harness);
  const { text } = await buyer.post('/api/buy/create-payment-intent', { coursesIds: [1] });
  const id = intentIdOf(text);
  const countJobs = async () => {
    const waiting = await harness.context.enqueuer.queues.payments.getJobs(['waiting']);
    return waiting.filter(({ data }) => (data as { paymentIntentId?: string }).paymentIntentId === id).length;
  };
  const startMs = harness.now.getTime();
  const jobsAfter = async (polls: number, intervalMs: number): Promise<number[]> => {
    const counts: number[] = [];
    for (let poll = 1; poll <= polls; poll += 1) {
      harness.now = new Date(harness.now.getTime() + intervalMs);
      await buyer.get(`/api/buy/payment-status/${id}`).expect(200);
      counts.push(await countJobs());
    }
    return counts;
  };
  expect(await jobsAfter(6, 2000)).toEqual([0, 0, 1, 1, 1, 2]);
  expect(await jobsAfter(9, 0)).toEqual(Array(9).fill(2)); // at most one check per second
  harness.now = new Date(startMs);
});

import { afterEach, expect, test } from '@jest/globals';
import { intentIdOf } from '@dryrun/runtime/private/fake-stripe';
import { withdrawalConsent } from '@dryrun/contracts/payments';
import { createOwner, createPromoCode, createUser, type TestUser } from '../../test/builders.ts';
import { setUpStripeHarness } from '../../test/fake-stripe.ts';
import { startHarness } from '../../test/harness.ts';
import { cancelCompetingOrder } from './intents.ts';

const harness = setUpStripeHarness();
afterEach(() => harness.stripe.setFaults({}));

const course = { coursesIds: [1] };
const buy = (buyer: TestUser, options: object = {}) =>
  buyer.post('/api/buy/create-payment-intent', { ...course, ...options });

interface Intent {
  id: string;
  amount: number;
  status: string;
  receipt_email: string;
  metadata: { payment: string };
}
const fetchIntent = (clientSecret: string): Promise<Intent> =>
  harness.stripe.call('GET', `/v1/payment_intents/${intentIdOf(clientSecret)}`);

const listOrders = (buyer: TestUser) =>
  harness.database.db.selectFrom('payment').selectAll().where('account_id', '=', buyer.id).execute();

test('returns the client secret as plain text and ignores prices in the request', async () => {
  const buyer = await createUser(harness);
  const { status, type, text } = await buy(buyer, { startsAtOnce: true, amount: 1, price: 1 });
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain' });
  expect(await fetchIntent(text)).toMatchObject({ amount: 3900, receipt_email: buyer.email });
  const [order] = await listOrders(buyer);
  expect(order).toMatchObject({ state: 'open', amount_cents: 3900, consent_text: withdrawalConsent });
  expect(text.startsWith(`${order?.intent_id}_secret_`)).toBe(true);
});

test('returns the same intent for repeated and concurrent requests', async () => {
  const buyer = await createUser(harness);
  const responses = await Promise.all(Array.from({ length: 20 }, () => buy(buyer)));
  const { text } = await buy(buyer);
  expect(new Set(responses.map((response) => `${response.status} ${response.text}`))).toEqual(
    new Set([`200 ${text}`]),
  );
  expect(await listOrders(buyer)).toHaveLength(1);
});

test('creates a new intent when the promo code changes and cancels the previous one', async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { fraction: 0.2 });
  const first = (await buy(buyer)).text;
  const second = (await buy(buyer, { promoCode: ` ${code.toLowerCase()} ` })).text;
  expect(await fetchIntent(first)).toMatchObject({ status: 'canceled' });
  expect(await fetchIntent(second)).toMatchObject({ status: 'requires_payment_method', amount: 3120 });
  const third = (await buy(buyer)).text;
  expect(await fetchIntent(second)).toMatchObject({ status: 'canceled' });
  expect(await fetchIntent(third)).toMatchObject({ status: 'requires_payment_method', amount: 3900 });
});

test('leaves at most one payable intent when tabs use different promo codes concurrently', async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { fraction: 0.5 });
  const responses = await Promise.all([buy(buyer), buy(buyer, { promoCode: code }), buy(buyer)]);
  for (const { status } of responses) expect([200, 409]).toContain(status);
  const secrets = [...new Set(responses.filter(({ status }) => status === 200).map(({ text }) => text))];
  const intents = await Promise.all(secrets.map(fetchIntent));
  expect(intents.filter(({ status }) => status !== 'canceled').length).toBeLessThanOrEqual(1);
});

test('cancels an intent that another tab creates while the order is being canceled', async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { fraction: 0.2 });
  const secret = (await buy(buyer, { promoCode: code })).text;
  const [order] = await listOrders(buyer);
  const { context } = harness;
  if (!order || !context.stripe) throw new Error('no order');
  const staleOrder = { ...order, intent_id: null }; // read before the other tab's update
  await cancelCompetingOrder(context, context.stripe, staleOrder);
  expect(await fetchIntent(secret)).toMatchObject({ status: 'canceled' });
  expect(await listOrders(buyer)).toMatchObject([{ state: 'canceled' }]);
});

test('refuses another intent when the order is already paid', async () => {
  const buyer = await createUser(harness);
  const secret = (await buy(buyer)).text;
  await harness.stripe.pay(secret);
  const { code } = await createPromoCode(harness, { fraction: 0.5 });
  for (const response of [await buy(buyer), await buy(buyer, { promoCode: code })]) {
    expect(response).toMatchObject({ status: 409, body: { code: 'payment_under_way' } });
  }
  expect((await harness.stripe.pay(secret)).error?.code).toBe('payment_intent_unexpected_state');
});

test('replaces an intent that was canceled in Stripe', async () => {
  const buyer = await createUser(harness);
  const first = (await buy(buyer)).text;
  await harness.stripe.call('POST', `/v1/payment_intents/${intentIdOf(first)}/cancel`);
  const second = (await buy(buyer)).text;
  expect(second).not.toBe(first);
  expect((await harness.stripe.pay(second)).status).toBe('succeeded');
});

test('creates a free order for a 100% promo code, with a pollable payment status', async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { fraction: 1 });
  const { status, text } = await buy(buyer, { promoCode: code });
  const [order] = await listOrders(buyer);
  expect({ status, text }).toEqual({ status: 200, text: `free_${order?.id}` });
  expect((await buyer.get(`/api/buy/payment-status/${text}`)).body).toEqual({ processed: false });
  expect((await buy(buyer, { promoCode: code })).text).toBe(text);
});

test.each([
  ['nothing', {}, 400, 'coursesIds: must be a list of course ids'],
  ['an empty list', { coursesIds: [] }, 400, 'coursesIds: choose a course'],
  ['no list', { coursesIds: 1 }, 400, 'coursesIds: must be a list of course ids'],
  ['a string as id', { coursesIds: ['1'] }, 400, 'coursesIds: each id must be a whole number'],
  ['an unknown course', { coursesIds: [2] }, 400, 'coursesIds: course not found.'],
  ['a course twice', { coursesIds: [1, 1] }, 400, 'coursesIds: each course is allowed only once'],
  ['an unknown promo code', { coursesIds: [1], promoCode: 'NOPE' }, 400, 'Invalid promo code.'],
  ['a promo code that is a number', { coursesIds: [1], promoCode: 5 }, 400, 'promoCode: must be a string'],
  ['a null byte', { coursesIds: [1], promoCode: 'A\0' }, 400, 'promoCode: null bytes are not allowed'],
])('refuses %s and creates no order', async (_, body, status, message) => {
  const buyer = await createUser(harness);
  const response = await buyer.post('/api/buy/create-payment-intent', body);
  expect({ status: response.status, message: response.body.message }).toEqual({ status, message });
  expect(await listOrders(buyer)).toEqual([]);
});

test('refuses a purchase by an owner, except an extension in the last 30 days of access', async () => {
  const owner = await createOwner(harness);
  for (const options of [{}, { extend: true }]) {
    expect(await buy(owner, options)).toMatchObject({ status: 409, body: { code: 'course_already_owned' } });
  }
  harness.now = new Date(Date.now() + 340 * 24 * 3600 * 1000);
  await harness.database.db
    .updateTable('token')
    .set({ expires_at: new Date('2099-01-01') })
    .execute();
  expect((await buy(owner)).status).toBe(409);
  const { body } = await owner.post('/api/buy/quote', { ...course, extend: true });
  const { expires_at } = await harness.database.db
    .selectFrom('enrollment')
    .select('expires_at')
    .where('account_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  expect(new Date(body.accessUntil).getUTCFullYear()).toBe(expires_at.getUTCFullYear() + 1);
  expect((await buy(owner, { extend: true })).status).toBe(200);
});

test('allows buying again after access has ended', async () => {
  const formerOwner = await createOwner(harness, new Date(harness.now.getTime() - 1000));
  expect((await buy(formerOwner)).status).toBe(200);
});

test('refuses a user who is not logged in', async () => {
  const { status, body } = await harness.client().post('/api/buy/create-payment-intent', course);
  expect({ status, message: body.message }).toEqual({ status: 401, message: 'You need to log in.' });
});

test('returns the price breakdown and refuses an invalid promo code', async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { off_cents: 500 });
  const quote = (promoCode?: string) => buyer.post('/api/buy/quote', { ...course, promoCode });
  expect((await quote(code)).body).toMatchObject({
    listCents: 3900,
    courseDiscountCents: 0,
    promoCode: code,
    promoDiscountCents: 500,
    totalCents: 3400,
    tax: null,
  });
  expect(await quote('NOPE')).toMatchObject({ status: 404, body: { message: 'Invalid promo code.' } });
});

test('returns card_processor_away while Stripe is unavailable and succeeds afterward', async () => {
  const buyer = await createUser(harness);
  await harness.stripe.setFaults({ failBefore: 1 });
  expect(await buy(buyer)).toMatchObject({ status: 503, body: { code: 'card_processor_away' } });
  await harness.stripe.setFaults({});
  expect((await buy(buyer)).status).toBe(200);
});

test('does not create a second intent after Stripe returned 500 for the first', async () => {
  const buyer = await createUser(harness);
  await harness.stripe.setFaults({ failAfter: 0.5 });
  const responses = [await buy(buyer), await buy(buyer), await buy(buyer), await buy(buyer)];
  await harness.stripe.setFaults({});
  responses.push(await buy(buyer));
  const secrets = responses.filter(({ status }) => status === 200).map(({ text }) => text);
  expect(new Set(secrets).size).toBe(1);
  const all = await harness.stripe.call<{ data: Intent[] }>('GET', '/v1/payment_intents?limit=100');
  const [order] = await listOrders(buyer);
  expect(all.data.filter(({ metadata }) => metadata.payment === order?.id)).toHaveLength(1);
});

test('returns payments_closed when Stripe keys are not configured', async () => {
  const withoutStripe = await startHarness();
  try {
    const buyer = await createUser(withoutStripe);
    expect(await buyer.post('/api/buy/create-payment-intent', course)).toMatchObject({
      status: 503,
      body: { code: 'payments_closed' },
    });
    expect((await buyer.get('/api/buy/card-form')).body).toEqual({ provider: 'none', publishableKey: '' });
  } finally {
    await withoutStripe.stop();
  }
});

test('selects the local card form when the fake Stripe is configured', async () => {
  const { body } = await harness.client().get('/api/buy/card-form');
  expect(body).toEqual({ provider: 'local', publishableKey: 'pk_local_dryrun' });
});

test('proxies only the requests that a browser needs to the local card processor', async () => {
  const buyer = await createUser(harness);
  const [id, secret] = (await buy(buyer)).text.split('_secret_');
  const visitor = harness.client('pk_local_dryrun');
  const confirm = await visitor
    .post(`/card-processor/v1/payment_intents/${id}/confirm`)
    .type('form')
    .send({
      client_secret: `${id}_secret_${secret}`,
      'payment_method_data[card][number]': '4000000000000002',
    })
    .send({ 'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '2040' })
    .send({ 'payment_method_data[card][cvc]': '123' });
  expect(confirm).toMatchObject({ status: 402, body: { error: { message: 'Your card was declined.' } } });
  expect((await visitor.get(`/card-processor/v1/payment_intents/${id}`)).status).toBe(404);
  expect((await visitor.post('/card-processor/test/switches')).status).toBe(404);
});

import { expect, test } from '@jest/globals';
import { intentIdOf } from '@dryrun/runtime/private/fake-stripe';
import { createPromoCode, createUser, type TestUser } from '../../test/builders.ts';
import { setUpStripeHarness, type StripeHarness } from '../../test/fake-stripe.ts';

const automatic = setUpStripeHarness({
  TAX_MODE: 'automatic',
  COUNTRY_HEADER: 'CF-IPCountry',
  TRUST_PROXY: '1',
});
const inclusive = setUpStripeHarness({ TAX_MODE: 'inclusive', TAX_NAME: 'VAT', TAX_PERCENT: '20' });

const order = { coursesIds: [1] };
const findPayment = (harness: StripeHarness, { id }: TestUser) =>
  harness.database.db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
const fetchIntent = (harness: StripeHarness, text: string) =>
  harness.stripe.call<{ amount: number; hooks: unknown }>('GET', `/v1/payment_intents/${intentIdOf(text)}`);

test('uses the tax that Stripe calculates for the buyer’s location, in the quote and in the payment', async () => {
  const buyer = await createUser(automatic);
  const { body: quote } = await buyer.post('/api/buy/quote', order);
  expect(quote).toMatchObject({ totalCents: 3900, tax: { name: 'VAT', percent: 19, cents: 623 } });
  const { text } = await buyer.post('/api/buy/create-payment-intent', order);
  const payment = await findPayment(automatic, buyer);
  expect(payment).toMatchObject({ tax_cents: 623, tax_name: 'VAT', tax_percent: 19, ip_country: 'DE' });
  expect(payment.tax_calculation_id).toMatch(/^taxcalc_/);
  expect(await fetchIntent(automatic, text)).toMatchObject({
    amount: 3900,
    hooks: { inputs: { tax: { calculation: payment.tax_calculation_id } } },
  });
});

test('calculates tax on the discounted total, and none for a free order', async () => {
  const buyer = await createUser(automatic);
  const [half, all] = [
    await createPromoCode(automatic, { fraction: 0.5 }),
    await createPromoCode(automatic, { fraction: 1 }),
  ];
  await buyer.post('/api/buy/create-payment-intent', order);
  const quote = (promoCode: string) => buyer.post('/api/buy/quote', { ...order, promoCode });
  expect((await quote(half.code)).body).toMatchObject({ totalCents: 1950, tax: { cents: 311 } });
  expect((await quote(all.code)).body).toMatchObject({ totalCents: 0, tax: null });
});

test('creates one intent for concurrent requests that each calculate tax', async () => {
  const buyer = await createUser(automatic);
  const responses = await Promise.all(
    [1, 2, 3].map(() => buyer.post('/api/buy/create-payment-intent', order)),
  );
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(200);
});

test('returns no tax where none is collected, and stores the country reported by the proxy', async () => {
  const buyer = await createUser(automatic);
  const postFromUs = (path: string) =>
    automatic
      .client(buyer.token)
      .post(path)
      .set('X-Forwarded-For', '203.0.113.9')
      .set('CF-IPCountry', 'US')
      .send(order);
  expect((await postFromUs('/api/buy/quote')).body).toMatchObject({ totalCents: 3900, tax: null });
  await postFromUs('/api/buy/create-payment-intent').expect(200);
  expect(await findPayment(automatic, buyer)).toMatchObject({
    tax_cents: 0,
    tax_name: null,
    ip_country: 'US',
  });
});

test('quotes a price without tax if the location is unknown', async () => {
  const buyer = await createUser(automatic);
  const { status, body } = await automatic
    .client(buyer.token)
    .post('/api/buy/quote')
    .set('X-Forwarded-For', 'nowhere')
    .send(order);
  expect({ status, tax: body.tax }).toEqual({ status: 200, tax: null });
});

test('includes the tax of a fixed rate in the price', async () => {
  const buyer = await createUser(inclusive);
  expect((await buyer.post('/api/buy/quote', order)).body).toMatchObject({
    totalCents: 3900,
    tax: { name: 'VAT', percent: 20, cents: 650 },
  });
});

test('reports that nothing was charged while Stripe cannot calculate tax', async () => {
  const buyer = await createUser(automatic);
  await automatic.stripe.setFaults({ failBefore: 1 });
  expect(await buyer.post('/api/buy/quote', order)).toMatchObject({
    status: 503,
    body: { code: 'card_processor_away' },
  });
  await automatic.stripe.setFaults({});
});

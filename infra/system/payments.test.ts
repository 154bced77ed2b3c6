import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { until } from './child-process.ts';
import { startShop, type Buyer, type Shop } from './start-payment-system.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.cards.setFaults({}));

const patienceMs = 40_000;
const intentId = (secret: string): string => secret.split('_secret_')[0] ?? '';

async function openPayment(buyer: Buyer, more: object = {}): Promise<string> {
  const { status, body } = await buyer.call('POST', '/buy/create-payment-intent', {
    coursesIds: [1],
    ...more,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return String(body);
}

/** Polls as the waiting page does, only faster. */
const untilProcessed = (buyer: Buyer, secret: string): Promise<void> =>
  until(
    async () => {
      const { body } = await buyer.call('GET', `/buy/payment-status/${intentId(secret)}`);
      return (body as { processed: boolean }).processed;
    },
    patienceMs,
    'the payment to be processed',
  );

const untilEnrolled = (buyer: Buyer): Promise<void> =>
  until(async () => (await enrollmentsOf(buyer)).length === 1, patienceMs, 'the enrolment');

const enrollmentsOf = (buyer: Buyer) =>
  shop.services.db
    .selectFrom('enrollment')
    .select('expires_at')
    .where('account_id', '=', buyer.id)
    .where('expires_at', '>', new Date())
    .execute();

const paymentsOf = (buyer: Buyer) =>
  shop.services.db.selectFrom('payment').selectAll().where('account_id', '=', buyer.id).execute();

const mailsOf = async (buyer: Buyer): Promise<string[]> => {
  const rows = await shop.services.db
    .selectFrom('mail')
    .select('template')
    .where('account_id', '=', buyer.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
};

interface ProcessorIntent {
  status: string;
  amount_received: number;
  latest_charge: { amount: number; amount_refunded: number } | null;
}
const atProcessor = (secret: string): Promise<ProcessorIntent> =>
  shop.cards.call('GET', `/v1/payment_intents/${intentId(secret)}?expand[]=latest_charge`);

/** Exactly one payment, one enrolment of a year, one receipt; the processor has the money. */
async function expectBoughtOnce(buyer: Buyer, secret: string): Promise<void> {
  expect(await atProcessor(secret)).toMatchObject({ status: 'succeeded', amount_received: 3900 });
  const paid = (await paymentsOf(buyer)).filter(({ paid_at }) => paid_at !== null);
  expect(paid).toMatchObject([{ state: 'paid', amount_cents: 3900, refunded_cents: 0, is_duplicate: false }]);
  const [enrollment, ...more] = await enrollmentsOf(buyer);
  expect(more).toEqual([]);
  expect(enrollment?.expires_at.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1);
  expect((await mailsOf(buyer)).filter((template) => template === 'receipt')).toHaveLength(1);
}

test('a card payment enrols for a year, with one receipt and one line in the history', async () => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  expect((await shop.cards.pay(secret)).status).toBe('succeeded');
  await untilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
  const { body } = await buyer.call('GET', '/payment/all');
  expect(body).toMatchObject([{ stripeId: intentId(secret), amount: 39, status: 'paid' }]);
  expect(await buyer.call('POST', '/buy/create-payment-intent', { coursesIds: [1] })).toMatchObject({
    status: 409,
    body: { code: 'course_already_owned' },
  });
});

test('events told twice and in the wrong order count once', async () => {
  await shop.cards.setFaults({ duplicateWebhooks: 1, reorderWebhooksMs: 300 });
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  await shop.cards.pay(secret, '4000000000000002');
  await shop.cards.pay(secret);
  await untilEnrolled(buyer);
  await until(
    async () => {
      const { count } = await shop.services.db
        .selectFrom('webhook_event')
        .select(sql<number>`count(handled_at)::int`.as('count'))
        .where('intent_id', '=', intentId(secret))
        .executeTakeFirstOrThrow();
      return count === 2;
    },
    patienceMs,
    'both events to be handled',
  );
  await expectBoughtOnce(buyer, secret);
});

test('when every event is lost the waiting page makes the server ask', async () => {
  await shop.cards.setFaults({ dropWebhooks: 1 });
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  await shop.cards.pay(secret);
  await untilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test('when every event is lost and the browser was closed, reconciling enrols', async () => {
  await shop.cards.setFaults({ dropWebhooks: 1 });
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  await shop.cards.pay(secret);
  await shop.killWorker();
  await shop.startWorker(); // reconciles at its start, then every hour
  await untilEnrolled(buyer);
  await expectBoughtOnce(buyer, secret);
});

test('a worker killed between asking the processor and writing leaves nothing half done', async () => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  await shop.services.db.transaction().execute(async (trx) => {
    await trx.selectFrom('payment').select('id').where('account_id', '=', buyer.id).forUpdate().execute();
    await shop.cards.pay(secret);
    await until(isWaitingForLock, patienceMs, 'the worker to come to the row');
    await shop.killWorker();
  });
  expect(await enrollmentsOf(buyer)).toEqual([]);
  await shop.startWorker();
  await untilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`.execute(
    shop.services.db,
  );
  return (rows[0]?.waiting ?? 0) > 0;
}

test.each([
  ['Redis', () => shop.services.restartRedis()],
  ['Postgres', () => shop.services.restartPostgres()],
])('%s restarted in the middle of a payment loses nothing', async (_, restart) => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  await shop.cards.setFaults({ delayWebhooksMs: 200 });
  const [paid] = await Promise.all([shop.cards.pay(secret), restart()]);
  expect(paid.status).toBe('succeeded');
  await untilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test('a processor that is away says so before charging, and is asked again after it', async () => {
  const buyer = await shop.buyer();
  await shop.killCards();
  expect(await buyer.call('POST', '/buy/create-payment-intent', { coursesIds: [1] })).toMatchObject({
    status: 503,
    body: { code: 'card_processor_away' },
  });
  await shop.startCards();
  const secret = await openPayment(buyer);
  await shop.cards.setFaults({ delayWebhooksMs: 100 });
  await shop.cards.pay(secret);
  await shop.killCards(); // with the event still unsent
  await buyer.call('GET', `/buy/payment-status/${intentId(secret)}`);
  await shop.startCards();
  await untilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test('a declined card is told with the processor’s words, and another card pays', async () => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  expect((await shop.cards.pay(secret, '4000000000009995')).error?.message).toBe(
    'Your card has insufficient funds.',
  );
  const status = (): Promise<unknown> =>
    buyer.call('GET', `/buy/payment-status/${intentId(secret)}`).then(({ body }) => body);
  await until(async () => 'error' in ((await status()) as object), patienceMs, 'the error');
  expect(await status()).toMatchObject({ processed: false, error: 'Your card has insufficient funds.' });
  expect(await openPayment(buyer)).toBe(secret);
  await shop.cards.pay(secret);
  await untilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test.each([
  ['confirmed', 'succeeded'],
  ['refused', 'failed'],
])('a card that asks for confirmation, %s, comes back as %s', async (outcome, redirectStatus) => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  const answer = await shop.cards.pay(secret, '4000002500003155');
  const page = answer.next_action?.redirect_to_url.url ?? '';
  expect({ status: answer.status, isOurs: page.startsWith('/card-processor/3d-secure/') }).toEqual({
    status: 'requires_action',
    isOurs: true,
  });
  expect(await (await fetch(`${shop.url}${page}`)).text()).toContain('$39.00');
  const back = await fetch(`${shop.url}${page}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  expect(back.headers.get('location')).toContain(`redirect_status=${redirectStatus}`);
  if (outcome === 'confirmed') {
    await untilProcessed(buyer, secret);
    await expectBoughtOnce(buyer, secret);
  } else expect(await atProcessor(secret)).toMatchObject({ status: 'requires_payment_method' });
});

test('money that comes for a course owned meanwhile goes back, and nothing is granted twice', async () => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  const expires_at = new Date(Date.now() + 200 * 24 * 3600 * 1000);
  await shop.services.db
    .insertInto('enrollment')
    .values({ account_id: buyer.id, course_id: 1, expires_at, last_lesson_id: null })
    .execute();
  await shop.cards.pay(secret);
  await until(
    async () => (await atProcessor(secret)).latest_charge?.amount_refunded === 3900,
    patienceMs,
    'the money to go back',
  );
  await until(async () => (await paymentsOf(buyer))[0]?.state === 'refunded', patienceMs, 'the record');
  expect(await enrollmentsOf(buyer)).toEqual([{ expires_at }]);
  expect(await mailsOf(buyer)).toEqual(['payment-returned']);
});

test('a refund returns the money once and ends access; the invoice gets its credit note', async () => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  await shop.cards.pay(secret);
  await untilProcessed(buyer, secret);
  const stripeId = intentId(secret);
  const { body: invoice } = await buyer.call('POST', '/payment/invoice', {
    stripeId,
    billingName: 'Ada Łącka',
  });
  const { invoiceNumber } = invoice as { invoiceNumber: string };
  const pdf = await buyer.call('GET', `/payment/invoice/${invoiceNumber}/pdf`);
  expect({ status: pdf.status, start: String(pdf.body).slice(0, 5) }).toEqual({
    status: 200,
    start: '%PDF-',
  });

  await shop.cards.setFaults({ failAfter: 0.4, duplicateWebhooks: 1 });
  expect((await buyer.call('POST', '/payment/refund', { stripeId })).status).toBe(200);
  await until(async () => (await enrollmentsOf(buyer)).length === 0, patienceMs, 'access to end');
  await shop.cards.setFaults({});
  expect((await atProcessor(secret)).latest_charge).toMatchObject({ amount: 3900, amount_refunded: 3900 });
  const [row] = (await buyer.call('GET', '/payment/all')).body as { creditNoteNumber: string }[];
  expect(row).toMatchObject({ status: 'refunded', refundedAmount: 39, refund: { state: 'succeeded' } });
  const note = await buyer.call('GET', `/payment/invoice/${row?.creditNoteNumber}/pdf`);
  expect(String(note.body).slice(0, 5)).toBe('%PDF-');
  expect(await mailsOf(buyer)).toEqual(['receipt', 'refund-done']);
});

test('a dispute marks the payment, and access ends only when it is lost', async () => {
  const buyer = await shop.buyer();
  const secret = await openPayment(buyer);
  await shop.cards.pay(secret, '4000000000000259');
  await until(async () => (await paymentsOf(buyer))[0]?.disputed_at instanceof Date, patienceMs, 'the mark');
  expect(await enrollmentsOf(buyer)).toHaveLength(1);
  const { data } = await shop.cards.call<{ data: { id: string }[] }>(
    'GET',
    `/v1/disputes?payment_intent=${intentId(secret)}`,
  );
  await shop.cards.call('POST', `/test/disputes/${data[0]?.id}`, { outcome: 'lost' });
  await until(async () => (await enrollmentsOf(buyer)).length === 0, patienceMs, 'access to end');
});

test('a free order is enrolled without the processor, its promo code counted once', async () => {
  const { id } = await shop.services.db
    .insertInto('promo_code')
    .values({
      code: 'FREE',
      fraction: 1,
      off_cents: null,
      valid_from: null,
      valid_until: null,
      max_uses: 1,
      max_uses_per_buyer: null,
      course_ids: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const buyer = await shop.buyer();
  const free = await openPayment(buyer, { promoCode: 'free' });
  expect(free).toMatch(/^free_/);
  await untilProcessed(buyer, free);
  expect(await enrollmentsOf(buyer)).toHaveLength(1);
  const uses = await shop.services.db
    .selectFrom('promo_use')
    .select('state')
    .where('promo_code_id', '=', id)
    .execute();
  expect(uses).toEqual([{ state: 'used' }]);
});

test('a lapsed reservation is given back after its intent was cancelled', async () => {
  const { db } = shop.services;
  await db
    .insertInto('promo_code')
    .values({
      code: 'LAPSE',
      fraction: 0.5,
      off_cents: null,
      valid_from: null,
      valid_until: null,
      max_uses: 1,
      max_uses_per_buyer: null,
      course_ids: null,
    })
    .execute();
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const secret = await openPayment(first, { promoCode: 'LAPSE' });
  await expect(openPayment(second, { promoCode: 'LAPSE' })).rejects.toThrow('reached its limit');
  await db
    .updateTable('promo_use')
    .set({ reserved_until: new Date(0) })
    .where('account_id', '=', first.id)
    .execute();
  await until(
    async () => (await openPayment(second, { promoCode: 'LAPSE' })).startsWith('pi_'),
    patienceMs,
    'the use to be given back',
  );
  expect((await shop.cards.pay(secret)).error?.code).toBe('payment_intent_unexpected_state');
});

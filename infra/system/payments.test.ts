import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { insertEnrollment } from '@dryrun/migrations/rows/testing';
import { intentIdOf } from '@dryrun/runtime/private/fake-stripe';
import { sql } from 'kysely';
import { waitUntil } from './child-process.ts';
import { createUser, type User } from './learner.ts';
import { startSystem, type System } from './start-system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem({ LOG_LEVEL: 'silent' }, { paymentsOnly: true });
});
afterAll(() => system.stop());
afterEach(() => system.cards.setFaults({}));

const timeoutMs = 40_000;

async function openPayment(buyer: User, more: object = {}): Promise<string> {
  const { status, body } = await buyer.call('POST', '/buy/create-payment-intent', {
    coursesIds: [1],
    ...more,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return String(body);
}

/** Polls like the status page, but faster. */
const waitUntilProcessed = (buyer: User, secret: string): Promise<void> =>
  waitUntil(
    async () => {
      const { body } = await buyer.call('GET', `/buy/payment-status/${intentIdOf(secret)}`);
      return (body as { processed: boolean }).processed;
    },
    timeoutMs,
    'the payment to be processed',
  );

const waitUntilEnrolled = (buyer: User): Promise<void> =>
  waitUntil(async () => (await enrollmentsOf(buyer)).length === 1, timeoutMs, 'the enrollment');

const enrollmentsOf = (buyer: User) =>
  system.services.db
    .selectFrom('enrollment')
    .select('expires_at')
    .where('account_id', '=', buyer.id)
    .where('expires_at', '>', new Date())
    .execute();

const paymentsOf = (buyer: User) =>
  system.services.db.selectFrom('payment').selectAll().where('account_id', '=', buyer.id).execute();

const emailsOf = async (buyer: User): Promise<string[]> => {
  const rows = await system.services.db
    .selectFrom('mail')
    .select('template')
    .where('account_id', '=', buyer.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
};

interface StripeIntent {
  status: string;
  amount_received: number;
  latest_charge: { amount: number; amount_refunded: number } | null;
}
const fetchIntent = (secret: string): Promise<StripeIntent> =>
  system.cards.call('GET', `/v1/payment_intents/${intentIdOf(secret)}?expand[]=latest_charge`);

/** Expects one charge, one payment, one enrollment for a year and one receipt. */
async function expectBoughtOnce(buyer: User, secret: string): Promise<void> {
  expect(await fetchIntent(secret)).toMatchObject({ status: 'succeeded', amount_received: 3900 });
  const paid = (await paymentsOf(buyer)).filter(({ paid_at }) => paid_at !== null);
  expect(paid).toMatchObject([{ state: 'paid', amount_cents: 3900, refunded_cents: 0, is_duplicate: false }]);
  const [enrollment, ...more] = await enrollmentsOf(buyer);
  expect(more).toEqual([]);
  expect(enrollment?.expires_at.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1);
  expect((await emailsOf(buyer)).filter((template) => template === 'receipt')).toHaveLength(1);
}

test('enrolls for a year after a card payment, with one receipt and one payment in the history', async () => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  expect((await system.cards.pay(secret)).status).toBe('succeeded');
  await waitUntilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
  const { body } = await buyer.call('GET', '/payment/all');
  expect(body).toMatchObject([{ stripeId: intentIdOf(secret), amount: 39, status: 'paid' }]);
  expect(await buyer.call('POST', '/buy/create-payment-intent', { coursesIds: [1] })).toMatchObject({
    status: 409,
    body: { code: 'course_already_owned' },
  });
});

test('handles duplicate and reordered webhooks once', async () => {
  await system.cards.setFaults({ duplicateWebhooks: 1, reorderWebhooksMs: 300 });
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  await system.cards.pay(secret, '4000000000000002');
  await system.cards.pay(secret);
  await waitUntilEnrolled(buyer);
  await waitUntil(
    async () => {
      const { count } = await system.services.db
        .selectFrom('webhook_event')
        .select(sql<number>`count(handled_at)::int`.as('count'))
        .where('intent_id', '=', intentIdOf(secret))
        .executeTakeFirstOrThrow();
      return count === 2;
    },
    timeoutMs,
    'both events to be handled',
  );
  await expectBoughtOnce(buyer, secret);
});

test('enrolls through the status page when all webhooks are lost', async () => {
  await system.cards.setFaults({ dropWebhooks: 1 });
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  await system.cards.pay(secret);
  await waitUntilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test('enrolls by reconciliation when all webhooks are lost and the browser is closed', async () => {
  await system.cards.setFaults({ dropWebhooks: 1 });
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  await system.cards.pay(secret);
  await system.kill('payments');
  system.start('payments'); // it reconciles on startup
  await waitUntilEnrolled(buyer);
  await expectBoughtOnce(buyer, secret);
});

test('recovers when the worker is killed between fetching the payment state and recording it', async () => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  await system.services.db.transaction().execute(async (trx) => {
    await trx.selectFrom('payment').select('id').where('account_id', '=', buyer.id).forUpdate().execute();
    await system.cards.pay(secret);
    await waitUntil(isWaitingForLock, timeoutMs, 'the worker to wait for the row lock');
    await system.kill('payments');
  });
  expect(await enrollmentsOf(buyer)).toEqual([]);
  system.start('payments');
  await waitUntilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`.execute(
    system.services.db,
  );
  return (rows[0]?.waiting ?? 0) > 0;
}

test.each([
  ['Redis', () => system.services.restartRedis()],
  ['Postgres', () => system.services.restartPostgres()],
])('completes a payment when %s restarts during it', async (_, restart) => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  await system.cards.setFaults({ delayWebhooksMs: 200 });
  const [paid] = await Promise.all([system.cards.pay(secret), restart()]);
  expect(paid.status).toBe('succeeded');
  await waitUntilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test('reports an unreachable card processor before charging, and confirms once it is back', async () => {
  const buyer = await createUser(system);
  await system.killCardProcessor();
  expect(await buyer.call('POST', '/buy/create-payment-intent', { coursesIds: [1] })).toMatchObject({
    status: 503,
    body: { code: 'card_processor_away' },
  });
  await system.startCardProcessor();
  const secret = await openPayment(buyer);
  await system.cards.setFaults({ delayWebhooksMs: 100 });
  await system.cards.pay(secret);
  await system.killCardProcessor(); // before the webhook is sent
  await buyer.call('GET', `/buy/payment-status/${intentIdOf(secret)}`);
  await system.startCardProcessor();
  await waitUntilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test('returns the decline message after a declined card, and accepts another card', async () => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  expect((await system.cards.pay(secret, '4000000000009995')).error?.message).toBe(
    'Your card has insufficient funds.',
  );
  const status = (): Promise<unknown> =>
    buyer.call('GET', `/buy/payment-status/${intentIdOf(secret)}`).then(({ body }) => body);
  await waitUntil(async () => 'error' in ((await status()) as object), timeoutMs, 'the error');
  expect(await status()).toMatchObject({ processed: false, error: 'Your card has insufficient funds.' });
  expect(await openPayment(buyer)).toBe(secret);
  await system.cards.pay(secret);
  await waitUntilProcessed(buyer, secret);
  await expectBoughtOnce(buyer, secret);
});

test.each([
  ['confirmed', 'succeeded'],
  ['refused', 'failed'],
])('redirects with the result when a 3-D Secure confirmation is %s: %s', async (outcome, redirectStatus) => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  const intent = await system.cards.pay(secret, '4000002500003155');
  const page = intent.next_action?.redirect_to_url.url ?? '';
  expect({ status: intent.status, isLocalPage: page.startsWith('/card-processor/3d-secure/') }).toEqual({
    status: 'requires_action',
    isLocalPage: true,
  });
  expect(await (await fetch(`${system.url}${page}`)).text()).toContain('$39.00');
  const redirect = await fetch(`${system.url}${page}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  expect(redirect.headers.get('location')).toContain(`redirect_status=${redirectStatus}`);
  if (outcome === 'confirmed') {
    await waitUntilProcessed(buyer, secret);
    await expectBoughtOnce(buyer, secret);
  } else expect(await fetchIntent(secret)).toMatchObject({ status: 'requires_payment_method' });
});

test('refunds a payment when the buyer got the course in the meantime', async () => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  const expires_at = new Date(Date.now() + 200 * 24 * 3600 * 1000);
  await insertEnrollment(system.services.db, buyer.id, { expires_at });
  await system.cards.pay(secret);
  await waitUntil(
    async () => (await fetchIntent(secret)).latest_charge?.amount_refunded === 3900,
    timeoutMs,
    'the refund',
  );
  await waitUntil(
    async () => (await paymentsOf(buyer))[0]?.state === 'refunded',
    timeoutMs,
    'the refund to be recorded',
  );
  expect(await enrollmentsOf(buyer)).toEqual([{ expires_at }]);
  expect(await emailsOf(buyer)).toEqual(['payment-returned']);
});

test('refunds once, revokes access and issues a credit note when a refund is requested', async () => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  await system.cards.pay(secret);
  await waitUntilProcessed(buyer, secret);
  const stripeId = intentIdOf(secret);
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

  await system.cards.setFaults({ failAfter: 0.4, duplicateWebhooks: 1 });
  expect((await buyer.call('POST', '/payment/refund', { stripeId })).status).toBe(200);
  await waitUntil(async () => (await enrollmentsOf(buyer)).length === 0, timeoutMs, 'access to end');
  await system.cards.setFaults({});
  expect((await fetchIntent(secret)).latest_charge).toMatchObject({ amount: 3900, amount_refunded: 3900 });
  const [row] = (await buyer.call('GET', '/payment/all')).body as { creditNoteNumber: string }[];
  expect(row).toMatchObject({ status: 'refunded', refundedAmount: 39, refund: { state: 'succeeded' } });
  const note = await buyer.call('GET', `/payment/invoice/${row?.creditNoteNumber}/pdf`);
  expect(String(note.body).slice(0, 5)).toBe('%PDF-');
  expect(await emailsOf(buyer)).toEqual(['receipt', 'refund-done']);
});

test('marks a disputed payment and revokes access only when the dispute is lost', async () => {
  const buyer = await createUser(system);
  const secret = await openPayment(buyer);
  await system.cards.pay(secret, '4000000000000259');
  await waitUntil(
    async () => (await paymentsOf(buyer))[0]?.disputed_at instanceof Date,
    timeoutMs,
    'the dispute to be recorded',
  );
  expect(await enrollmentsOf(buyer)).toHaveLength(1);
  const { data } = await system.cards.call<{ data: { id: string }[] }>(
    'GET',
    `/v1/disputes?payment_intent=${intentIdOf(secret)}`,
  );
  await system.cards.call('POST', `/test/disputes/${data[0]?.id}`, { outcome: 'lost' });
  await waitUntil(async () => (await enrollmentsOf(buyer)).length === 0, timeoutMs, 'access to end');
});

test('enrolls a free order without a charge and counts its promo code once', async () => {
  const { id } = await system.services.db
    .insertInto('promo_code')
    .values({ code: 'FREE', fraction: 1, max_uses: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const buyer = await createUser(system);
  const freeOrderId = await openPayment(buyer, { promoCode: 'free' });
  expect(freeOrderId).toMatch(/^free_/);
  await waitUntilProcessed(buyer, freeOrderId);
  expect(await enrollmentsOf(buyer)).toHaveLength(1);
  const uses = await system.services.db
    .selectFrom('promo_use')
    .select('state')
    .where('promo_code_id', '=', id)
    .execute();
  expect(uses).toEqual([{ state: 'used' }]);
});

test('cancels the intent of an expired promo reservation, then releases the use', async () => {
  const { db } = system.services;
  await db.insertInto('promo_code').values({ code: 'LAPSE', fraction: 0.5, max_uses: 1 }).execute();
  const [first, second] = [await createUser(system), await createUser(system)];
  const secret = await openPayment(first, { promoCode: 'LAPSE' });
  await expect(openPayment(second, { promoCode: 'LAPSE' })).rejects.toThrow('reached its limit');
  await db
    .updateTable('promo_use')
    .set({ reserved_until: new Date(0) })
    .where('account_id', '=', first.id)
    .execute();
  await waitUntil(
    async () => (await openPayment(second, { promoCode: 'LAPSE' })).startsWith('pi_'),
    timeoutMs,
    'the promo use to be released',
  );
  expect((await system.cards.pay(secret)).error?.code).toBe('payment_intent_unexpected_state');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertPayment } from '@dryrun/migrations/rows/testing';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { sql } from 'kysely';
import { eraseAccount } from './erase.ts';
import { deleteExpired } from './sweep.ts';
import { createLearner } from './testing.ts';

let database: FreshDatabase;
const now = new Date('2026-12-05T12:00:00Z');
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('deletes unconfirmed sign-ups after 30 days and keeps other accounts', async () => {
  const { db } = database;
  const account = (
    name: string,
    values: {
      confirmed_at?: Date;
      password_hash?: string;
      created_at?: Date;
      signed_up_at?: Date;
      sign_up_hash?: string;
    },
  ) =>
    db
      .insertInto('account')
      .values({ name, email: name, email_key: name, ...values })
      .execute();
  const thirtyOneDaysAgo = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  await account('unconfirmed for 31 days', { password_hash: 'x', created_at: thirtyOneDaysAgo });
  await account('unconfirmed', { password_hash: 'x' });
  await account('signed up again', {
    password_hash: 'x',
    created_at: thirtyOneDaysAgo,
    signed_up_at: new Date(),
  });
  await account('confirmed', {
    password_hash: 'x',
    created_at: thirtyOneDaysAgo,
    confirmed_at: thirtyOneDaysAgo,
  });
  await account('recent second sign-up', {
    confirmed_at: thirtyOneDaysAgo,
    sign_up_hash: 'x',
    signed_up_at: new Date(),
  });
  await account('old second sign-up', {
    confirmed_at: thirtyOneDaysAgo,
    sign_up_hash: 'x',
    signed_up_at: thirtyOneDaysAgo,
  });
  await account('deleted', { created_at: thirtyOneDaysAgo });
  await deleteExpired({ db });
  const remaining = await db
    .selectFrom('account')
    .select(['name', 'sign_up_hash'])
    .where('name', 'in', [
      'unconfirmed for 31 days',
      'unconfirmed',
      'signed up again',
      'confirmed',
      'deleted',
      'recent second sign-up',
      'old second sign-up',
    ])
    .orderBy('name')
    .execute();
  expect(remaining.map(({ name, sign_up_hash: hash }) => [name, hash])).toEqual([
    ['confirmed', null],
    ['deleted', null],
    ['old second sign-up', null],
    ['recent second sign-up', 'x'],
    ['signed up again', null],
    ['unconfirmed', null],
  ]);
});

/** A refunded payment with an invoice and a credit note, and an order that was never paid. */
async function createPurchases(accountId: string): Promise<void> {
  const { db } = database;
  const intentId = `pi_${accountId}`;
  const id = await insertPayment(db, accountId, {
    intent_id: intentId,
    state: 'refunded',
    paid_at: now,
    card_last4: '4242',
    card_country: 'DE',
  });
  await insertPayment(db, accountId, { state: 'canceled' });
  const refund = await db
    .insertInto('refund')
    .values({ payment_id: id, origin: 'buyer', state: 'succeeded', amount_cents: 3900, reason: 'I was ill.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invoice = { payment_id: id, billing_name: 'Lena Learner' };
  await db
    .insertInto('invoice')
    .values([
      { ...invoice, number: `I-${accountId}`, kind: 'invoice' },
      { ...invoice, number: `C-${accountId}`, kind: 'credit note', refund_id: refund.id },
    ])
    .execute();
  await db.insertInto('webhook_event').values({ id: intentId, type: 'test', intent_id: intentId }).execute();
}

async function listPurchases(accountId: string) {
  const { db } = database;
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const invoices = await db
    .selectFrom('invoice')
    .select(['kind', 'billing_name'])
    .where('number', 'like', `%${accountId}`)
    .orderBy('kind')
    .execute();
  const events = await db
    .selectFrom('webhook_event')
    .select('id')
    .where('intent_id', '=', `pi_${accountId}`)
    .execute();
  return { payments, invoices, events };
}

test('reduces the payments of an erased account and deletes them with their invoices after six years', async () => {
  const { db } = database;
  const [erased, active] = [await createLearner(db, now), await createLearner(db, now)];
  for (const accountId of [erased, active]) await createPurchases(accountId);
  await db
    .insertInto('account_deletion')
    .values({ account_id: erased, deletes_at: now, deletes_comments: false })
    .execute();
  await eraseAccount(db, erased, now);
  const kept = await listPurchases(erased);
  expect(kept.payments).toMatchObject([{ amount_cents: 3900, card_last4: null, card_country: 'DE' }]);
  expect(kept.invoices).toMatchObject([{ kind: 'credit note' }, { kind: 'invoice' }]);
  expect(
    await db
      .selectFrom('refund')
      .select('reason')
      .where('payment_id', '=', kept.payments[0]?.id ?? '')
      .execute(),
  ).toEqual([{ reason: '' }]);
  const eraseDaysAgo = (days: number) =>
    db
      .updateTable('account')
      .set({ erased_at: sql<Date>`now() - ${`${days} days`}::interval` })
      .where('id', '=', erased)
      .execute();
  await eraseDaysAgo(6 * 365 - 1);
  await deleteExpired({ db });
  expect(await listPurchases(erased)).toEqual(kept);
  await eraseDaysAgo(6 * 366);
  await deleteExpired({ db });
  expect(await listPurchases(erased)).toEqual({ payments: [], invoices: [], events: [] });
  expect(await listPurchases(active)).toMatchObject({
    payments: [{ card_last4: '4242' }, { state: 'canceled' }],
    invoices: [{}, {}],
    events: [{}],
  });
});

test('deletes expired sessions, and deletes IP addresses of other sessions after 30 days', async () => {
  const { db } = database;
  const dayMs = 24 * 3600 * 1000;
  const accountId = await createLearner(db, now);
  await db.deleteFrom('token').where('account_id', '=', accountId).execute();
  const session = (name: string, startedDaysAgo: number, endsInDays: number) => ({
    account_id: accountId,
    kind: 'session' as const,
    hash: Buffer.from(name),
    created_at: new Date(Date.now() - startedDaysAgo * dayMs),
    expires_at: new Date(Date.now() + endsInDays * dayMs),
    user_agent: name,
    address: '192.0.2.1',
  });
  await db
    .insertInto('token')
    .values([session('recent', 29, 1), session('old', 31, 29), session('expired', 2, -1)])
    .execute();
  await deleteExpired({ db });
  const remaining = await db
    .selectFrom('token')
    .select(['user_agent', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('user_agent')
    .execute();
  expect(remaining).toEqual([
    { user_agent: 'old', address: null },
    { user_agent: 'recent', address: '192.0.2.1' },
  ]);
});

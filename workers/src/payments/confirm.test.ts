import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { readConfig } from '@dryrun/runtime/config';
import { createLogger } from '@dryrun/runtime/logger';
import {
  localCardKeys,
  startCardProcessor,
  type CardProcessor,
} from '@dryrun/runtime/private/card-processor';
import { freePort } from '@dryrun/runtime/private/process';
import { connectRedis } from '@dryrun/runtime/redis';
import { testRedisUrl } from '@dryrun/runtime/testing';
import { environment } from './config.ts';
import { confirm } from './confirm.ts';
import type { PaymentsContext } from './context.ts';
import { connectStripe } from './stripe.ts';

let database: FreshDatabase;
let cards: CardProcessor;
let context: PaymentsContext;
beforeAll(async () => {
  database = await freshDatabase();
  cards = await startCardProcessor({ port: await freePort(), webhookUrl: '' });
  const config = readConfig(environment, {
    ...localCardKeys,
    STRIPE_API_URL: cards.url,
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
  });
  context = {
    config,
    db: database.db,
    redis: connectRedis(testRedisUrl()),
    prefix: 'unused',
    stripe: connectStripe(config),
    courses: [builtInCourse],
    clock: () => new Date(),
    log: createLogger('payments', 'silent'),
  };
});
afterAll(async () => {
  context.redis.disconnect();
  await cards.stop();
  await database.drop();
});

/** An order of a new buyer whose intent was paid; gives the intent's id. */
async function aPaidIntent(
  note: 'noted' | 'forgotten' = 'noted',
): Promise<{ intentId: string; accountId: string }> {
  const email = `${Math.random()}@example.com`;
  const { id: accountId } = await database.db
    .insertInto('account')
    .values({
      email,
      email_key: email,
      name: 'Bea',
      image_url: null,
      password_hash: null,
      confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: paymentId } = await database.db
    .insertInto('payment')
    .values({
      account_id: accountId,
      course_ids: '[1]',
      list_cents: 3900,
      course_discount_cents: 0,
      promo_discount_cents: 0,
      tax_cents: 0,
      amount_cents: 3900,
      terms_version: 'test',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const intent = await cards.call<{ id: string; client_secret: string }>('POST', '/v1/payment_intents', {
    amount: '3900',
    currency: 'usd',
    'metadata[app]': 'dry-run',
    'metadata[payment]': paymentId,
  });
  if (note === 'noted')
    await database.db
      .updateTable('payment')
      .set({ intent_id: intent.id })
      .where('id', '=', paymentId)
      .execute();
  await cards.pay(intent.client_secret);
  return { intentId: intent.id, accountId };
}

async function booksOf(accountId: string) {
  const { db } = database;
  const [payments, enrollments, mails, refunds] = await Promise.all([
    db.selectFrom('payment').select(['state', 'is_duplicate']).where('account_id', '=', accountId).execute(),
    db.selectFrom('enrollment').select('course_id').where('account_id', '=', accountId).execute(),
    db.selectFrom('mail').select('template').where('account_id', '=', accountId).execute(),
    db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .select('refund.id')
      .where('account_id', '=', accountId)
      .execute(),
  ]);
  return { payments, enrollments, mails, refunds: refunds.length };
}

const boughtOnce = {
  payments: [{ state: 'paid', is_duplicate: false }],
  enrollments: [{ course_id: 1 }],
  mails: [{ template: 'receipt' }],
  refunds: 0,
};

test('confirming twice, and ten times at once, enrols once', async () => {
  const { intentId, accountId } = await aPaidIntent();
  await confirm(context, intentId);
  expect(await booksOf(accountId)).toEqual(boughtOnce);
  await confirm(context, intentId);
  await Promise.all(Array.from({ length: 10 }, () => confirm(context, intentId)));
  expect(await booksOf(accountId)).toEqual(boughtOnce);
});

test('an intent whose id never came back to its order is found by what was noted with it', async () => {
  const { intentId, accountId } = await aPaidIntent('forgotten');
  await Promise.all([confirm(context, intentId), confirm(context, intentId)]);
  expect(await booksOf(accountId)).toEqual(boughtOnce);
});

test('an intent that nobody here knows changes nothing', async () => {
  await expect(confirm(context, 'pi_of_someone_else')).resolves.toBeUndefined();
});

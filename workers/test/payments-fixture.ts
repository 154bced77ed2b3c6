import { builtInCourse } from '@dryrun/content/course/outline';
import { insertAccount, insertPayment } from '@dryrun/migrations/rows/testing';
import { freshDatabase } from '@dryrun/migrations/testing';
import { connectStripe } from '@dryrun/payments/stripe';
import { readConfig } from '@dryrun/runtime/config';
import { createLogger } from '@dryrun/runtime/logger';
import { localCardKeys, startCardProcessor, type CardProcessor } from '@dryrun/runtime/private/fake-stripe';
import { freePort } from '@dryrun/runtime/private/process';
import { connectRedis } from '@dryrun/runtime/redis';
import { testRedisUrl } from '@dryrun/runtime/testing';
import { environment } from '../src/payments/config.ts';
import type { PaymentsContext } from '../src/payments/context.ts';

/** An order whose intent is paid at the card processor but not confirmed yet. */
interface PaidOrder {
  readonly intentId: string;
  readonly paymentId: string;
  readonly accountId: string;
}

/** The payments worker's context with its own database and local card processor, which sends no webhooks. */
export interface PaymentsFixture {
  readonly context: PaymentsContext;
  readonly cards: CardProcessor;
  /** The worker's current time; tests may change it. */
  now: Date;
  createAccount(role?: 'user' | 'admin'): Promise<string>;
  /** Creates and pays an order. With `losesIntentId` its row lacks the intent's id. */
  createPaidOrder(options?: {
    readonly card?: string;
    readonly losesIntentId?: boolean;
    readonly buyerId?: string;
  }): Promise<PaidOrder>;
  /** Returns the templates of an account's emails, oldest first. */
  emailsOf(accountId: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Call `stop` in `afterAll`. */
export async function startPaymentsFixture(): Promise<PaymentsFixture> {
  const database = await freshDatabase();
  const cards = await startCardProcessor({ port: await freePort(), webhookUrl: '' });
  const { db } = database;
  const config = readConfig(environment, {
    ...localCardKeys,
    STRIPE_API_URL: cards.url,
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
  });
  const context: PaymentsContext = {
    config,
    db,
    redis: connectRedis(testRedisUrl()),
    prefix: 'unused',
    stripe: connectStripe(config, 20_000),
    courses: [builtInCourse],
    clock: () => fixture.now,
    log: createLogger('payments', 'silent'),
  };
  const fixture: PaymentsFixture = {
    context,
    cards,
    now: new Date(),
    async createAccount(role = 'user') {
      return (await insertAccount(db, { role })).id;
    },
    async createPaidOrder({ card, losesIntentId = false, buyerId } = {}) {
      const accountId = buyerId ?? (await fixture.createAccount());
      const paymentId = await insertPayment(db, accountId, {
        description: 'Coding interview course',
        consent_text: 'I want to start right away.',
      });
      const intent = await cards.call<{ id: string; client_secret: string }>('POST', '/v1/payment_intents', {
        amount: '3900',
        currency: 'usd',
        'metadata[app]': 'dry-run',
        'metadata[payment]': paymentId,
      });
      if (!losesIntentId)
        await db.updateTable('payment').set({ intent_id: intent.id }).where('id', '=', paymentId).execute();
      await cards.pay(intent.client_secret, card);
      return { intentId: intent.id, paymentId, accountId };
    },
    async emailsOf(accountId) {
      const rows = await db
        .selectFrom('mail')
        .select('template')
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('template')
        .execute();
      return rows.map(({ template }) => template);
    },
    async stop() {
      context.redis.disconnect();
      await cards.stop();
      await database.drop();
    },
  };
  return fixture;
}

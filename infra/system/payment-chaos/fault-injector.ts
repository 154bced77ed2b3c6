import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import type { PaymentSystem } from '../start-payment-system.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** Always active, unlike the faults of `createFaults`. */
const cardProcessorFaults = {
  failBefore: 0.05,
  failAfter: 0.05,
  delayMs: 5,
  dropWebhooks: 0.3,
  duplicateWebhooks: 0.3,
  delayWebhooksMs: 50,
  reorderWebhooksMs: 400,
};

type FaultCounts = Readonly<Record<string, number>>;

export interface FaultInjector {
  /** Stops the injector and returns once all processes run without faults. */
  stop(): Promise<FaultCounts>;
}

/** Injects one fault after the other in random order, until stopped or for `maxMs`. All faults occur equally often. */
export async function startFaults(
  system: PaymentSystem,
  { seed, maxMs }: { readonly seed: number; readonly maxMs: number },
): Promise<FaultInjector> {
  await system.cards.setFaults({ ...cardProcessorFaults, seed });
  const stopped = new AbortController();
  const deadline = Date.now() + maxMs;
  const isOver = (): boolean => stopped.signal.aborted || Date.now() > deadline;
  const injecting = injectFaults(system, seed, isOver);
  return {
    stop() {
      stopped.abort();
      return injecting;
    },
  };
}

async function injectFaults(
  system: PaymentSystem,
  seed: number,
  isOver: () => boolean,
): Promise<FaultCounts> {
  const random = createSeededRandom(seed);
  const faults = createFaults(system, random, seed);
  const counts: Record<string, number> = {};
  while (!isOver()) {
    for (const [name, inject] of random.shuffle(Object.entries(faults))) {
      await pause(200 + random.below(800));
      if (isOver()) break;
      await inject();
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  await system.cards.setFaults({});
  return counts;
}

function createFaults(system: PaymentSystem, random: SeededRandom, seed: number) {
  return {
    'payments worker killed': async () => {
      await system.killWorker();
      await pause(random.below(400));
      await system.startWorker();
    },
    'Redis restarted': () => system.services.restartRedis(),
    'Postgres restarted': () => system.services.restartPostgres(),
    'card processor down': async () => {
      await system.killCardProcessor();
      await pause(200 + random.below(800));
      await system.startCardProcessor();
      await system.cards.setFaults({ ...cardProcessorFaults, seed });
    },
    'forged webhooks sent': () => sendForgedWebhooks(system),
  };
}

/** Sends success events for open intents with no signature, a wrong secret and an expired timestamp. */
async function sendForgedWebhooks({ services, url }: PaymentSystem): Promise<void> {
  const openPayments = await services.db
    .selectFrom('payment')
    .select('intent_id')
    .where('state', '=', 'open')
    .limit(3)
    .execute()
    .catch(() => []);
  for (const { intent_id: id } of openPayments) {
    const payload = JSON.stringify({
      id: `evt_false_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { object: 'payment_intent', id, status: 'succeeded' } },
    });
    const now = Math.floor(Date.now() / 1000);
    const signatures = [
      '',
      sign(payload, 'whsec_wrong', now),
      sign(payload, localCardKeys.STRIPE_WEBHOOK_SECRET, now - 3600),
    ];
    for (const signature of signatures) {
      await fetch(`${url}/api/payment/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      }).catch(() => undefined);
    }
  }
}

function sign(payload: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

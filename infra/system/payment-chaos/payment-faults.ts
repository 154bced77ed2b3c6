import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom, type Random } from '@dryrun/content/random';
import { localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import { injectFaults } from '../inject-faults.ts';
import type { System } from '../start-system.ts';

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

/** Injects faults of this system and of the card processor until the signal aborts. Returns how often each occurred. */
export async function injectPaymentFaults(
  system: System,
  { seed, signal }: { readonly seed: number; readonly signal: AbortSignal },
): Promise<Readonly<Record<string, number>>> {
  const random = seededRandom(seed);
  await system.cards.setFaults({ ...cardProcessorFaults, seed });
  const faults = createFaults(system, random, seed);
  const counts = await injectFaults(faults, { random, pauseMs: { min: 200, max: 1000 }, signal });
  await system.cards.setFaults({});
  return counts;
}

function createFaults(system: System, random: Random, seed: number) {
  return {
    'payments worker killed': async () => {
      await system.kill('payments');
      await pause(random.int(0, 400));
      system.start('payments');
    },
    'Redis restarted': () => system.services.restartRedis(),
    'Postgres restarted': () => system.services.restartPostgres(),
    'card processor down': async () => {
      await system.killCardProcessor();
      await pause(random.int(200, 1000));
      await system.startCardProcessor();
      await system.cards.setFaults({ ...cardProcessorFaults, seed });
    },
    'forged webhooks sent': () => sendForgedWebhooks(system),
  };
}

/** Sends success events for open intents with no signature, a wrong secret and an expired timestamp. */
async function sendForgedWebhooks({ services, url }: System): Promise<void> {
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

import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@dryrun/content/random';
import { localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import type { System } from '../../system/start-system.ts';
import { killAndStart } from '../faults.ts';

/** Always active, unlike the faults of `createPaymentFaults`. */
const cardProcessorFaults = {
  failBefore: 0.05,
  failAfter: 0.05,
  delayMs: 5,
  dropWebhooks: 0.3,
  duplicateWebhooks: 0.3,
  delayWebhooksMs: 50,
  reorderWebhooksMs: 400,
};

export const setCardFaults = ({ cards }: System, seed: number): Promise<void> =>
  cards.setFaults({ ...cardProcessorFaults, seed });

/** Kills and restarts processes and services, and sends forged webhooks. */
export const createPaymentFaults = (system: System, random: Random, seed: number) => ({
  'payments worker killed': () => killAndStart(system, 'payments', random.int(0, 400)),
  'Redis restarted': () => system.services.restartRedis(),
  'Postgres restarted': () => system.services.restartPostgres(),
  'card processor down': async () => {
    await system.killCardProcessor();
    await pause(random.int(200, 1000));
    await system.startCardProcessor();
    await setCardFaults(system, seed);
  },
  'forged webhooks sent': () => sendForgedWebhooks(system),
});

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

import { createHmac, randomBytes } from 'node:crypto';
import { localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../start-payment-system.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What the card processor does wrong all the time. */
const faults = {
  failBefore: 0.05,
  failAfter: 0.05,
  delayMs: 5,
  dropWebhooks: 0.3,
  duplicateWebhooks: 0.3,
  delayWebhooksMs: 50,
  reorderWebhooksMs: 400,
};

/** The parts that break, by the name under which their count is told. */
function blowsOf(shop: Shop, chance: SeededRandom, seed: number) {
  return {
    'payments worker killed': async () => {
      await shop.killWorker();
      await pause(chance.below(400));
      await shop.startWorker();
    },
    'Redis restarted': () => shop.services.restartRedis(),
    'Postgres restarted': () => shop.services.restartPostgres(),
    'card processor down': async () => {
      await shop.killCards();
      await pause(200 + chance.below(800));
      await shop.startCards();
      await shop.cards.setFaults({ ...faults, seed });
    },
    'false events told': () => tellFalseEvents(shop),
  };
}

/** Breaks one part after the other, in an order of chance, each equally often, until `isOver`. Gives how often each broke. */
export async function blow(
  shop: Shop,
  chance: SeededRandom,
  seed: number,
  isOver: () => boolean,
): Promise<Readonly<Record<string, number>>> {
  const blows = Object.entries(blowsOf(shop, chance, seed));
  const counts: Record<string, number> = {};
  let bag: typeof blows = [];
  await shop.cards.setFaults({ ...faults, seed });
  while (!isOver()) {
    await pause(200 + chance.below(800));
    if (bag.length === 0) bag = [...blows];
    const [drawn] = bag.splice(chance.below(bag.length), 1);
    if (!drawn) continue;
    await drawn[1]();
    counts[drawn[0]] = (counts[drawn[0]] ?? 0) + 1;
  }
  return counts;
}

/** Events that claim success for every open intent: not signed, signed by another, and signed long ago. */
async function tellFalseEvents({ services, url }: Shop): Promise<void> {
  const open = await services.db
    .selectFrom('payment')
    .select('intent_id')
    .where('state', '=', 'open')
    .limit(3)
    .execute()
    .catch(() => []);
  for (const { intent_id: id } of open) {
    const now = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({
      id: `evt_false_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { object: 'payment_intent', id, status: 'succeeded' } },
    });
    const sign = (secret: string, time: number): string =>
      `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
    const signatures = ['', sign('whsec_wrong', now), sign(localCardKeys.STRIPE_WEBHOOK_SECRET, now - 3600)];
    for (const signature of signatures) {
      await fetch(`${url}/api/payment/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      }).catch(() => undefined);
    }
  }
}

import { createBuyer } from '../system/start-payment-system.ts';
import type { System } from '../system/start-system.ts';
import { planPurchase, runPurchase } from '../system/payment-chaos/customers.ts';
import { createSeededRandom } from '../system/payment-chaos/seeded-random.ts';
import { retryUntil } from './retry-until.ts';

const concurrency = 4;

/** Runs `count` purchases, each with a plan derived from `seed`, until the deadline. */
export async function runPurchases(
  system: System,
  count: number,
  seed: number,
  deadline: number,
): Promise<void> {
  let remaining = count;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (remaining > 0 && Date.now() < deadline) {
        remaining -= 1;
        const plan = planPurchase(createSeededRandom(seed + remaining));
        const buyer = await retryUntil(deadline, () => createBuyer(system.services, system.url));
        if (buyer) await runPurchase(system, buyer, plan, deadline);
      }
    }),
  );
}

import { createBuyer } from '../system/start-payment-system.ts';
import type { System } from '../system/start-system.ts';
import { createSeededRandom } from '../system/payment-chaos/seeded-random.ts';
import { planOf, shopAsPlanned } from '../system/payment-chaos/customers.ts';
import { persist } from './retry-until.ts';

const atOnce = 4;

/** Lets `count` buyers buy, a few at a time, each as chance plans it for `seed`. */
export async function buyAll(system: System, count: number, seed: number, deadline: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0 && Date.now() < deadline) {
        left -= 1;
        const plan = planOf(createSeededRandom(seed + left));
        const buyer = await persist(() => createBuyer(system.services, system.url), deadline);
        if (buyer) await shopAsPlanned(system, buyer, plan, deadline);
      }
    }),
  );
}

import { buyOnce } from '../system/purchases.ts';
import { createBuyer } from '../system/start-shop.ts';
import type { System } from '../system/start-system.ts';
import { persist } from './persist.ts';

const atOnce = 4;

/** Lets `count` buyers buy, a few at a time. */
export async function buyAll(system: System, count: number, deadline: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0 && Date.now() < deadline) {
        left -= 1;
        const buyer = await persist(() => createBuyer(system.services, system.url), deadline);
        if (buyer) await buyOnce(system, buyer, deadline);
      }
    }),
  );
}

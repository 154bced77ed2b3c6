import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './child-process.ts';
import {
  buyOnce,
  countOpenWork,
  countReceipts,
  countUsedPromos,
  offerStormCode,
  readBalance,
  readBooks,
} from './purchases.ts';
import { startShop, type Shop } from './start-shop.ts';

const purchases = 200;
const atOnce = 12;
/** Uses of the promo code: fewer than buyers want it. */
const promoUses = 20;
const stormMs = 100_000;
const calmMs = 90_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await offerStormCode(shop, promoUses);
}, 90_000);
afterAll(() => shop.stop(), 30_000);

/** Kills and restarts parts while purchases go on, each fault once every few seconds. */
async function blow(stopped: () => boolean): Promise<void> {
  const faults = {
    failBefore: 0.05,
    failAfter: 0.05,
    dropWebhooks: 0.3,
    duplicateWebhooks: 0.3,
    reorderWebhooksMs: 400,
  };
  const blows = [
    async () => {
      await shop.killWorker();
      await pause(200);
      await shop.startWorker();
    },
    () => shop.services.restartRedis(),
    async () => {
      await shop.killCards();
      await pause(500);
      await shop.startCards();
      await shop.cards.setFaults(faults);
    },
    () => shop.services.restartPostgres(),
  ];
  await shop.cards.setFaults(faults);
  for (let turn = 0; !stopped(); turn += 1) {
    await pause(1500);
    await blows[turn % blows.length]?.();
  }
}

test(
  `${purchases} purchases in a storm of faults end with processor, payments and enrolments in agreement`,
  async () => {
    const buyers = await Promise.all(Array.from({ length: purchases }, () => shop.buyer()));
    const deadline = Date.now() + stormMs;
    let isOver = false;
    const storm = blow(() => isOver || Date.now() > deadline);
    const queue = [...buyers];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let buyer = queue.pop(); buyer; buyer = queue.pop()) await buyOnce(shop, buyer, deadline);
      }),
    );
    isOver = true;
    await storm;

    await shop.cards.setFaults({});
    await shop.killWorker();
    await shop.startWorker(); // reconciles at its start
    let balance = await readBalance(shop);
    await until(
      async () => {
        const books = await readBooks(shop);
        balance = await readBalance(shop);
        const open = await countOpenWork(shop);
        return books?.kept === balance.keptCents && books.payers === books.enrolled && open === 0;
      },
      calmMs,
      'the books to agree',
    );
    const books = await readBooks(shop);
    expect({ ...books, keptCents: balance.keptCents, chargedTwice: balance.chargedTwice }).toEqual({
      kept: balance.keptCents,
      payers: books?.enrolled,
      enrolled: books?.enrolled,
      unpaid: 0,
      twice: 0,
      keptCents: books?.kept,
      chargedTwice: 0,
    });
    expect(books?.enrolled).toBeGreaterThan(purchases * 0.5);
    expect(await countUsedPromos(shop)).toBeLessThanOrEqual(promoUses);
    expect(await countReceipts(shop)).toEqual(books?.enrolled);
  },
  stormMs + calmMs + 60_000,
);

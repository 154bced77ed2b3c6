import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCustomers, runCustomers } from './payment-chaos/customers.ts';
import { injectPaymentFaults } from './payment-chaos/payment-faults.ts';
import { insertPromoCodes } from './payment-chaos/promo-codes.ts';
import { isSettled, waitForSettlement } from './payment-chaos/reconcile.ts';
import { startSystem, type System } from './start-system.ts';

const purchases = 200;
const abandonedCarts = 10;
const concurrency = 12;
/** Fewer uses of SAVE20 than customers who want it. */
const promoUses = 20;
/** Faults stop after this time, or earlier when all customers are done. Slow machines finish without faults. */
const faultsMs = 40_000;
const settleMs = 180_000;

let system: System;
beforeAll(async () => {
  system = await startSystem({ LOG_LEVEL: 'silent' }, { paymentsOnly: true });
  await insertPromoCodes(system.services, promoUses);
}, 120_000);
afterAll(() => system.stop(), 60_000);

test(
  `reconciles charges, payments and enrollments after ${purchases} purchases under faults`,
  async () => {
    const seed = Number(process.env['CHAOS_SEED']) || randomInt(1, 2 ** 31);
    console.log(`Random seed: ${seed}. Set CHAOS_SEED=${seed} to repeat this plan.`);
    const customers = await createCustomers(system, { purchases, abandonedCarts, seed });
    const startedAt = Date.now();

    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(faultsMs)]);
    const faults = injectPaymentFaults(system, { seed, signal });
    await runCustomers(system, customers, { concurrency, deadline: startedAt + faultsMs + settleMs });
    over.abort();
    const faultCounts = await faults;
    const seconds = Math.round((Date.now() - startedAt) / 1000);

    await system.kill('payments');
    system.start('payments'); // it reconciles on startup
    const result = await waitForSettlement(system, purchases, settleMs);
    console.log({ seed, seconds, faultCounts, ...result });

    expect(result.differences).toEqual([]);
    expect(isSettled(result, purchases)).toBe(true);
    const { 'SAVE20 used': used = 0, 'SAVE20 reserved': reserved = 0 } = result.promoUses;
    expect(used).toBeGreaterThan(0);
    expect(used + reserved).toBeLessThanOrEqual(promoUses);
    expect(Object.keys(faultCounts)).toHaveLength(5);
  },
  faultsMs + 2 * settleMs + 60_000,
);

import { randomInt } from 'node:crypto';
import { seededRandom } from '@dryrun/content/random';
import type { System } from '../../system/start-system.ts';
import { insertPromoCodes, planPurchases, runPurchases } from '../customers.ts';
import { readOptions, withSystem } from '../driver.ts';
import { workUnderFaults } from '../faults.ts';
import { hasErrors, reportOutcomes } from '../outcomes.ts';
import { reconcileAtEnd } from '../reconcile.ts';
import { printCounts } from '../report.ts';
import { createPaymentFaults, setCardFaults } from './faults.ts';

/** Purchases at the same time. */
const concurrency = 12;
const faultPauseMs = { min: 200, max: 1000 };
/** Slow machines finish without faults. */
const faultsMs = 40_000;
const settleMs = 180_000;

/**
 * `npm run storm -- [--purchases 200] [--seed N]`: buys while processes are killed and events are forged, lost, late
 * and duplicated. Returns false if charges, payments and enrollments differ, if a promo code exceeds its limit, or if a
 * fault did not occur. The seed of an earlier run repeats its plan.
 */
export async function runStorm(args: readonly string[]): Promise<boolean> {
  const { purchases, seed } = readOptions(args, { purchases: '200', seed: String(randomInt(1, 2 ** 31)) });
  return withSystem(
    (system) => buyUnderFaults(system, purchases[0], seed[0]),
    { LOG_LEVEL: 'silent' },
    { paymentsOnly: true },
  );
}

async function buyUnderFaults(system: System, purchases: number, seed: number): Promise<boolean> {
  process.stdout.write(`Seed: ${seed}\n\n`);
  const promoLimit = await insertPromoCodes(system, purchases);
  const plans = planPurchases(purchases, Math.floor(purchases / 20), seed);
  const random = seededRandom(seed);
  const deadline = Date.now() + faultsMs + settleMs;
  await setCardFaults(system, seed);
  const { faultCounts } = await workUnderFaults(
    createPaymentFaults(system, random, seed),
    { random, pauseMs: faultPauseMs, maxMs: faultsMs },
    () => runPurchases(system, plans, { concurrency, deadline }),
  );
  await system.cards.setFaults({});
  const { outcomes, promoUses } = await reconcileAtEnd(
    system,
    settleMs,
    (result) => result.outcomes.done === purchases && !hasErrors(result.outcomes),
  );
  const { 'SAVE20 used': used = 0, 'SAVE20 reserved': reserved = 0 } = promoUses;
  printCounts('fault', faultCounts);
  printCounts(`promo code (limit of SAVE20: ${promoLimit})`, promoUses);
  const isDone = reportOutcomes(`storm --seed ${seed}`, { purchases: { requested: purchases, outcomes } });
  const isWithinLimit = used > 0 && used + reserved <= promoLimit;
  if (!isWithinLimit) process.stdout.write('SAVE20 was not used, or more often than its limit.\n');
  const hasEachFault = Object.values(faultCounts).every((times) => times > 0);
  if (!hasEachFault) process.stdout.write('A fault did not occur. Use more purchases.\n');
  return isDone && isWithinLimit && hasEachFault;
}

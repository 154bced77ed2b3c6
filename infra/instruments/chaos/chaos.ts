import { randomInt } from 'node:crypto';
import { seededRandom } from '@dryrun/content/random';
import type { System } from '../../system/start-system.ts';
import { insertPromoCodes, planPurchases, runPurchases } from '../customers.ts';
import { readOptions, withSystem } from '../driver.ts';
import { workUnderFaults } from '../faults.ts';
import { hasErrors, reportOutcomes } from '../outcomes.ts';
import { reconcileAtEnd } from '../reconcile.ts';
import { printCounts } from '../report.ts';
import { createFaults } from './faults.ts';
import { checkSubmissions, submitAll } from './submissions.ts';

/** Purchases at the same time. */
const buyers = 4;
const faultPauseMs = { min: 2000, max: 6000 };
/** Maximum time to finish all work after the last fault. */
const settleMs = 120_000;

/**
 * `npm run chaos -- [--submissions 1000] [--purchases 200] [--minutes 20]`: submits and buys under faults. Prints lost,
 * doubled, stuck and wrong results. Returns false if there are any.
 */
export async function runChaos(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args, { submissions: '1000', purchases: '200', minutes: '20' });
  const counts = { submissions: options.submissions[0], purchases: options.purchases[0] };
  return withSystem(
    (system) => submitAndBuy(system, counts, options.minutes[0] * 60_000),
    { LOG_LEVEL: 'silent' },
    { restarts: true },
  );
}

async function submitAndBuy(
  target: System,
  { submissions, purchases }: { readonly submissions: number; readonly purchases: number },
  faultsMs: number,
): Promise<boolean> {
  await insertPromoCodes(target, purchases);
  await target.services.db.deleteFrom('enrollment').execute(); // the demo accounts own the course without a payment
  const deadline = Date.now() + faultsMs;
  const seed = randomInt(2 ** 31);
  const random = seededRandom(seed);
  const { result, faultCounts } = await workUnderFaults(
    createFaults(target, random),
    { random, pauseMs: faultPauseMs, maxMs: faultsMs },
    () =>
      Promise.all([
        submitAll(target, submissions, deadline),
        runPurchases(target, planPurchases(purchases, 0, seed), { concurrency: buyers, deadline }),
      ]),
  );
  const { outcomes } = await reconcileAtEnd(
    target,
    settleMs,
    async (ledgers) => !hasErrors(ledgers.outcomes) && (await areSubmissionsFinished(target)),
  );
  const judged = await checkSubmissions(target, result[0]);
  printCounts('fault', faultCounts);
  const isDone = reportOutcomes('chaos', {
    submissions: { requested: submissions, outcomes: judged },
    purchases: { requested: purchases, outcomes },
  });
  process.stdout.write(`${judged.retried} submissions were retried by another judge.\n`);
  return isDone;
}

async function areSubmissionsFinished({ services: { db } }: System): Promise<boolean> {
  const unfinished = db.selectFrom('submission').select('id').where('state', '<>', 'finished').limit(1);
  return (await unfinished.executeTakeFirst()) === undefined;
}

import { randomInt } from 'node:crypto';
import { seededRandom } from '@dryrun/content/random';
import { waitUntil } from '../../system/child-process.ts';
import { injectFaults } from '../../system/inject-faults.ts';
import { planPurchase, runPurchase } from '../../system/payment-chaos/customers.ts';
import { insertPromoCodes } from '../../system/payment-chaos/promo-codes.ts';
import { reconcileLedgers, type Reconciliation } from '../../system/payment-chaos/reconcile.ts';
import { createUser } from '../../system/learner.ts';
import type { System } from '../../system/start-system.ts';
import { readOptions, withSystem } from '../driver.ts';
import { countUp, createWorkers, workConcurrently, retryUntil } from '../concurrency.ts';
import { printTable } from '../report.ts';
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
  await insertPromoCodes(target.services, Math.ceil(purchases / 10));
  await target.services.db.deleteFrom('enrollment').execute(); // the demo accounts own the course without a payment
  const startedAt = Date.now();
  const deadline = startedAt + faultsMs;
  const seed = randomInt(2 ** 31);
  const random = seededRandom(seed);
  const over = new AbortController();
  const faults = injectFaults(createFaults(target, random), {
    random,
    pauseMs: faultPauseMs,
    signal: over.signal,
  });
  const [programs] = await Promise.all([
    submitAll(target, submissions, deadline),
    buyAll(target, purchases, seed, deadline),
  ]);
  over.abort();
  const faultCounts = await faults;
  const faultSeconds = (Date.now() - startedAt) / 1000;
  await target.kill('payments'); // it reconciles on startup
  target.start('payments');
  await waitUntil(() => isSettled(target), settleMs, 'the last jobs to finish').catch((error: unknown) =>
    process.stdout.write(`${String(error)}; see the table.\n`),
  );
  const judged = await checkSubmissions(target, programs);
  const { differences, owners, refunded } = await reconcileLedgers(target);
  const purchased = { done: owners + refunded, ...countByKind(differences) };
  printTable(
    ['fault', 'times'],
    Object.entries(faultCounts).map(([name, times]) => [name, String(times)]),
  );
  const columns = ['done', 'lost', 'doubled', 'stuck', 'wrong'] as const;
  printTable(
    ['chaos', 'requested', ...columns],
    [
      ['submissions', ...[submissions, ...columns.map((column) => judged[column])].map(String)],
      ['purchases', ...[purchases, ...columns.map((column) => purchased[column])].map(String)],
    ],
  );
  for (const { text } of differences) process.stdout.write(`${text}\n`);
  process.stdout.write(
    `Faults for ${faultSeconds.toFixed(0)} s; ${judged.retried} submissions were retried by another judge.\n`,
  );
  const isDone = judged.done === submissions && purchased.done === purchases;
  return isDone && columns.slice(1).every((column) => judged[column] + purchased[column] === 0);
}

/** Runs `count` purchases, each with a plan derived from `seed`, until the deadline. */
async function buyAll(system: System, count: number, seed: number, deadline: number): Promise<void> {
  await workConcurrently(createWorkers(buyers), countUp(0, count, deadline), async (number) => {
    const buyer = await retryUntil(deadline, () => createUser(system));
    if (buyer) await runPurchase(system, buyer, planPurchase(seededRandom(seed + number)), deadline);
  });
}

function countByKind(differences: Reconciliation['differences']) {
  const count = (expectedKind: string): number =>
    differences.filter(({ kind }) => kind === expectedKind).length;
  return {
    lost: count('lost'),
    doubled: count('doubled'),
    stuck: count('stuck'),
    wrong: count('wrong'),
  };
}

async function isSettled(target: System): Promise<boolean> {
  const unfinished = await target.services.db
    .selectFrom('submission')
    .select('id')
    .where('state', '<>', 'finished')
    .limit(1)
    .execute();
  return unfinished.length === 0 && (await reconcileLedgers(target)).differences.length === 0;
}

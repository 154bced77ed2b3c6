import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/report.ts';
import { waitUntil } from '../system/child-process.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { reconcileLedgers, type Reconciliation } from '../system/payment-chaos/reconcile.ts';
import { insertPromoCodes } from '../system/payment-chaos/promo-codes.ts';
import { startFaults } from './faults.ts';
import { runPurchases } from './buyers.ts';
import { checkSubmissions, submitAll } from './submissions.ts';

/**
 * `npm run chaos -- [--submissions 1000] [--purchases 200] [--minutes 20]`: submits and buys under faults.
 * Prints lost, doubled, stuck and wrong results, and exits with code 1 if there are any.
 */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '1000' },
    purchases: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '20' },
  },
});
const submissions = parsePositive('submissions', values.submissions);
const purchases = parsePositive('purchases', values.purchases);
const faultsMs = parsePositive('minutes', values.minutes) * 60_000;
/** Maximum time to finish all work after the last fault. */
const settleMs = 120_000;

const system = await startSystem({ LOG_LEVEL: 'silent' }, { restarts: true });
try {
  process.exitCode = (await runChaos(system)) ? 0 : 1;
} finally {
  await system.stop();
}

/** Returns true if nothing was lost, doubled, stuck or wrong. */
async function runChaos(target: System): Promise<boolean> {
  await insertPromoCodes(target.services, Math.ceil(purchases / 10));
  await target.services.db.deleteFrom('enrollment').execute(); // the demo accounts own the course without a payment
  const startedAt = Date.now();
  const deadline = startedAt + faultsMs;
  const faults = startFaults(target);
  const [programs] = await Promise.all([
    submitAll(target, submissions, deadline),
    runPurchases(target, purchases, randomInt(2 ** 31), deadline),
  ]);
  await faults.stop();
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
    Object.entries(faults.counts).map(([name, times]) => [name, String(times)]),
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

function parsePositive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0.`);
  return value;
}

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/report.ts';
import { until } from '../system/child-process.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { readBooks, type Books } from '../system/payment-chaos/reconcile.ts';
import { offerPromoCodes } from '../system/payment-chaos/promo-codes.ts';
import { startFaults } from './faults.ts';
import { buyAll } from './buyers.ts';
import { judgeSubmissions, submitAll } from './submissions.ts';

/**
 * `npm run chaos -- [--submissions 1000] [--purchases 200] [--minutes 20]`: learners submit and buyers buy, for so long at
 * most, while BFF and workers are killed at random and Redis and Postgres are restarted. Prints what was lost, doubled or
 * stuck, and ends with code 1 unless all of it is nothing.
 */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '1000' },
    purchases: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '20' },
  },
});
const submissions = positive('submissions', values.submissions);
const purchases = positive('purchases', values.purchases);
const stormMs = positive('minutes', values.minutes) * 60_000;
/** After the last fault: how long may be taken until nothing waits. */
const calmMs = 120_000;

const system = await startSystem({ LOG_LEVEL: 'silent' }, { restarts: true });
try {
  process.exitCode = (await chaos(system)) ? 0 : 1;
} finally {
  await system.stop();
}

/** True when nothing was lost, doubled, stuck or wrong. */
async function chaos(target: System): Promise<boolean> {
  await offerPromoCodes(target.services, Math.ceil(purchases / 10));
  await target.services.db.deleteFrom('enrollment').execute(); // of the demo accounts: nobody paid for them
  const begun = Date.now();
  const deadline = begun + stormMs;
  const faults = startFaults(target);
  const [programs] = await Promise.all([
    submitAll(target, submissions, deadline),
    buyAll(target, purchases, randomInt(2 ** 31), deadline),
  ]);
  await faults.stop();
  const stormSeconds = (Date.now() - begun) / 1000;
  await target.kill('payments'); // it reconciles at its start: the last net under lost events
  target.start('payments');
  await until(() => isCalm(target), calmMs, 'the last jobs to end').catch((error: unknown) =>
    process.stdout.write(`${String(error)}; the table tells which.\n`),
  );
  const judged = await judgeSubmissions(target, programs);
  const { differences, owners, refunded } = await readBooks(target);
  const bought = { done: owners + refunded, ...count(differences) };
  printTable(
    ['fault', 'times'],
    Object.entries(faults.counts).map(([name, times]) => [name, String(times)]),
  );
  const columns = ['done', 'lost', 'doubled', 'stuck', 'wrong'] as const;
  printTable(
    ['chaos', 'asked for', ...columns],
    [
      ['submissions', ...[submissions, ...columns.map((column) => judged[column])].map(String)],
      ['purchases', ...[purchases, ...columns.map((column) => bought[column])].map(String)],
    ],
  );
  for (const { text } of differences) process.stdout.write(`${text}\n`);
  process.stdout.write(
    `${stormSeconds.toFixed(0)} s of storm; ${judged.retried} submissions were judged by a second judge.\n`,
  );
  const isDone = judged.done === submissions && bought.done === purchases;
  return isDone && columns.slice(1).every((column) => judged[column] + bought[column] === 0);
}

function count(differences: Books['differences']) {
  const of = (wanted: string): number => differences.filter(({ kind }) => kind === wanted).length;
  return { lost: of('lost'), doubled: of('doubled'), stuck: of('stuck'), wrong: of('wrong') };
}

async function isCalm(target: System): Promise<boolean> {
  const unfinished = await target.services.db
    .selectFrom('submission')
    .select('id')
    .where('state', '<>', 'finished')
    .limit(1)
    .execute();
  return unfinished.length === 0 && (await readBooks(target)).differences.length === 0;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name}: a number above 0 is needed.`);
  return value;
}

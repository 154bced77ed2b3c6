import { parseArgs } from 'node:util';
import { printTable } from '../bench/figures.ts';
import { until } from '../system/child-process.ts';
import { countOpenWork, countReceipts, offerStormCode, readBalance, readBooks } from '../system/purchases.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { startFaults } from './faults.ts';
import { buyAll } from './shoppers.ts';
import { judgeSubmissions, submitAll } from './submissions.ts';

/**
 * `npm run chaos -- [--submissions 1000] [--purchases 200] [--minutes 10]`: learners submit and buyers buy while BFF and
 * workers are killed at random and Redis and Postgres are restarted. Prints what was lost, doubled or stuck, and ends
 * with code 1 unless all of it is nothing.
 */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '1000' },
    purchases: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
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

/** True when nothing was lost, doubled or stuck. */
async function chaos(target: System): Promise<boolean> {
  await offerStormCode(target, Math.ceil(purchases / 10));
  await target.services.db.deleteFrom('enrollment').execute(); // of the demo accounts: nobody paid for them
  const begun = Date.now();
  const deadline = begun + stormMs;
  const faults = startFaults(target);
  const [programs] = await Promise.all([
    submitAll(target, submissions, deadline),
    buyAll(target, purchases, deadline),
  ]);
  await faults.stop();
  const stormSeconds = (Date.now() - begun) / 1000;
  await target.kill('payments'); // it reconciles at its start: the last net under lost events
  target.start('payments');
  await until(() => isCalm(target), calmMs, 'the last jobs to end').catch((error: unknown) =>
    process.stdout.write(`${String(error)}; the table tells which.\n`),
  );
  const judged = await judgeSubmissions(target, programs);
  const [books, balance, open] = await Promise.all([
    readBooks(target),
    readBalance(target),
    countOpenWork(target),
  ]);
  const receipts = await countReceipts(target);
  const paid = books?.payers ?? 0;
  const bought = {
    lost: Math.max(0, paid - (books?.enrolled ?? 0)) + Math.max(0, paid - receipts),
    doubled: (books?.twice ?? 0) + balance.chargedTwice + Math.max(0, receipts - paid) + (books?.unpaid ?? 0),
    stuck: open,
  };
  printTable(
    ['fault', 'times'],
    Object.entries(faults.counts).map(([name, times]) => [name, String(times)]),
  );
  printTable(
    ['chaos', 'asked for', 'done', 'lost', 'doubled', 'stuck', 'wrong'],
    [
      [
        'submissions',
        ...[submissions, judged.done, judged.lost, judged.doubled, judged.stuck, judged.wrong].map(String),
      ],
      [
        'purchases',
        ...[purchases, paid, bought.lost, bought.doubled, bought.stuck].map(String),
        cents(books?.kept, balance.keptCents),
      ],
    ],
  );
  process.stdout.write(
    `${stormSeconds.toFixed(0)} s of storm; ${judged.retried} submissions were judged by a second judge.\n`,
  );
  const faultless = [
    judged.lost,
    judged.doubled,
    judged.stuck,
    judged.wrong,
    bought.lost,
    bought.doubled,
    bought.stuck,
  ];
  return (
    judged.done === submissions &&
    books?.kept === balance.keptCents &&
    faultless.every((count) => count === 0)
  );
}

/** What our books and the processor's differ by. */
function cents(ours: number | undefined, theirs: number): string {
  return ours === theirs ? '0' : `${(ours ?? 0) - theirs} cents`;
}

async function isCalm(target: System): Promise<boolean> {
  const unfinished = await target.services.db
    .selectFrom('submission')
    .select('id')
    .where('state', '<>', 'finished')
    .limit(1)
    .execute();
  if (unfinished.length > 0 || (await countOpenWork(target)) > 0) return false;
  const [books, balance] = [await readBooks(target), await readBalance(target)];
  return books?.kept === balance.keptCents && books.payers === books.enrolled;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name}: a number above 0 is needed.`);
  return value;
}

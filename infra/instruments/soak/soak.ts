import { setTimeout as pause } from 'node:timers/promises';
import { processNames, type System } from '../../system/start-system.ts';
import { readOptions, timed, withSystem } from '../driver.ts';
import { countUp, workConcurrently } from '../concurrency.ts';
import { createOwners, judge, type Owner } from '../owners.ts';
import { printTable } from '../report.ts';
import { countKernelResources, kernelResourceNames, type KernelResources } from './kernel-resources.ts';
import { isStable, watchMemory } from './memory.ts';
import { createSoakJob } from './programs.ts';

/** Tolerance for connections to Postgres and Redis. */
const descriptorTolerance = 8;
/** Share of jobs before the first count, so that one-time allocations are included in it. */
const warmUpShare = 0.05;
/** Time to refill the pools and to remove the disks of finished programs. */
const idleMs = 30_000;

/**
 * `npm run soak -- [--jobs 5000] [--learners 4]`: runs and submits programs that work, crash, hang, print or fork.
 * Returns false if a verdict is unexpected, memory keeps growing, or the judge leaks kernel resources.
 */
export async function runSoak(args: readonly string[]): Promise<boolean> {
  const { jobs, learners } = readOptions(args, { jobs: '5000', learners: '4' });
  return withSystem(
    async (system) => judgeAndCompare(system, await createOwners(system, learners[0]), jobs[0]),
    { LOG_LEVEL: 'silent' },
  );
}

async function judgeAndCompare(target: System, learners: readonly Owner[], jobs: number): Promise<boolean> {
  const warmUpJobs = Math.ceil(jobs * warmUpShare);
  const failures = await judgeAll(learners, 0, warmUpJobs);
  const before = await countWhenIdle(target);
  const memory = watchMemory(target);
  const { elapsedMs, result } = await timed(() => judgeAll(learners, warmUpJobs, jobs));
  failures.push(...result);
  memory.stop();
  const after = await countWhenIdle(target);
  process.stdout.write(
    `${jobs} jobs judged, the last ${jobs - warmUpJobs} of them in ${(elapsedMs / 60_000).toFixed(1)} minutes; ${failures.length} unexpected verdicts.\n${failures.join('\n')}\n`,
  );
  const rows = processNames.map((name) => [name, ...memory.quarters(name).map((mb) => mb.toFixed(0))]);
  printTable(['median MB resident', 'first quarter', 'second', 'third', 'last'], rows);
  printTable(
    ['kernel resources of the idle judge', 'before', 'after'],
    kernelResourceNames.map((name) => [name, String(before[name]), String(after[name])]),
  );
  return (
    failures.length === 0 &&
    processNames.every((name) => isStable(memory.quarters(name))) &&
    hasNotGrown(before, after)
  );
}

/** Runs the jobs from `from` to below `to`, one per learner at a time. Returns the unexpected verdicts. */
async function judgeAll(learners: readonly Owner[], from: number, to: number): Promise<string[]> {
  const failures: string[] = [];
  await workConcurrently(learners, countUp(from, to), async (number, learner) => {
    const { verdicts, behavior, ...job } = createSoakJob(number, `soak ${number} ${Date.now()}`);
    await learner.request('GET', '/lesson/content?id=1');
    const { statusMsg, errorOutput = '' } = await judge(learner, job);
    if (verdicts.some((verdict) => verdict === statusMsg)) return;
    failures.push(`${number}: ${job.lang} program that ${behavior}: ${statusMsg} ${errorOutput}`);
  });
  return failures;
}

async function countWhenIdle(target: System): Promise<KernelResources> {
  const { db } = target.services;
  const unfinished = db.selectFrom('follow_up').select('kind').where('state', '<>', 'finished').limit(1);
  while (await unfinished.executeTakeFirst()) await pause(1000);
  await pause(idleMs);
  return countKernelResources(target.pid('judge'));
}

/** Returns true if no count has grown. Lower counts are fine, since a pool may be refilling. */
function hasNotGrown(before: KernelResources, after: KernelResources): boolean {
  return kernelResourceNames.every(
    (name) => after[name] <= before[name] + (name === 'descriptors' ? descriptorTolerance : 0),
  );
}

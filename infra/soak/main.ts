import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Check } from '@dryrun/contracts/code';
import { printTable } from '../bench/report.ts';
import { benchInput } from '../bench/programs.ts';
import { callAs, newLearner, type LoadLearner } from '../load/learner.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { countKernelResources, kernelResourceNames, type KernelResources } from './kernel-resources.ts';
import { isStable, processNames, watchMemory } from './memory.ts';
import { createSoakJob, type SoakJob } from './programs.ts';

/**
 * `npm run soak -- [--jobs 5000] [--learners 4]`: runs and submits programs that work, crash, hang, print or fork.
 * Exits with code 1 if a verdict is unexpected, memory keeps growing, or the judge leaks kernel resources.
 */
const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '5000' }, learners: { type: 'string', default: '4' } },
});
const jobs = Number(values.jobs);
const learnerCount = Number(values.learners);
if (!(jobs > 0) || !(learnerCount > 0)) throw new Error('--jobs and --learners must be numbers above 0.');

/** Tolerance for connections to Postgres and Redis. */
const descriptorTolerance = 8;
/** Share of jobs before the first count, so that one-time allocations are included in it. */
const warmUpShare = 0.05;
/** Time to refill the pools and to remove the disks of finished programs. */
const idleMs = 30_000;

const system = await startSystem({ LOG_LEVEL: 'silent' });
try {
  process.exitCode = (await runSoak(system)) ? 0 : 1;
} finally {
  await system.stop();
}

/** Returns true if all verdicts were expected and nothing has grown. */
async function runSoak(target: System): Promise<boolean> {
  const learners = await Promise.all(Array.from({ length: learnerCount }, () => newLearner(target)));
  const warmUpJobs = Math.ceil(jobs * warmUpShare);
  const failures = await judgeAll(learners, 0, warmUpJobs);
  const before = await countWhenIdle(target);
  const memory = watchMemory(target);
  const startedAt = performance.now();
  failures.push(...(await judgeAll(learners, warmUpJobs, jobs)));
  const seconds = (performance.now() - startedAt) / 1000;
  memory.stop();
  const after = await countWhenIdle(target);
  process.stdout.write(
    `${jobs} jobs judged, the last ${jobs - warmUpJobs} of them in ${(seconds / 60).toFixed(1)} minutes; ${failures.length} unexpected verdicts.\n${failures.join('\n')}\n`,
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
async function judgeAll(learners: readonly LoadLearner[], from: number, to: number): Promise<string[]> {
  const failures: string[] = [];
  let next = from;
  await Promise.all(
    learners.map(async (learner) => {
      while (next < to) {
        const jobNumber = next;
        next += 1;
        const job = createSoakJob(jobNumber, `soak ${jobNumber} ${Date.now()}`);
        const { statusMsg, errorOutput = '' } = await judge(learner, job);
        if (job.verdicts.some((verdict) => verdict === statusMsg)) continue;
        failures.push(`${jobNumber}: ${job.lang} program that ${job.behavior}: ${statusMsg} ${errorOutput}`);
      }
    }),
  );
  return failures;
}

async function judge(learner: LoadLearner, { kind, lang, typedCode }: SoakJob): Promise<Check> {
  await callAs(learner, 'GET', '/lesson/content?id=1');
  const body = {
    questionId: 1,
    lang,
    typedCode,
    courseId: 1,
    ...(kind === 'run' && { input: [benchInput] }),
  };
  const ids = await callAs<Record<string, string>>(learner, 'POST', `/code/${kind}`, body);
  const id = ids['run_id'] ?? ids['submission_id'] ?? '';
  for (;;) {
    const check = await callAs<Check>(learner, 'GET', `/code/${kind}/${id}/check?wait=1000`);
    if (check.state === 'FINISHED') return check;
  }
}

async function countWhenIdle(target: System): Promise<KernelResources> {
  const { db } = target.services;
  const unfinished = db.selectFrom('follow_up').select('kind').where('state', '<>', 'finished').limit(1);
  while (await unfinished.executeTakeFirst()) await pause(1000);
  await pause(idleMs);
  return countKernelResources(target.judgePid());
}

/** Returns true if no count has grown. Lower counts are fine, since a pool may be refilling. */
function hasNotGrown(before: KernelResources, after: KernelResources): boolean {
  return kernelResourceNames.every(
    (name) => after[name] <= before[name] + (name === 'descriptors' ? descriptorTolerance : 0),
  );
}

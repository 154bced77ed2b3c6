import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Check } from '@dryrun/contracts/code';
import { printTable } from '../bench/report.ts';
import { benchInput } from '../bench/programs.ts';
import { callAs, newLearner, type LoadLearner } from '../load/learner.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { countKernelResources, kernelResourceNames, type KernelResources } from './kernel-resources.ts';
import { isFlat, watchedParts, watchMemory } from './memory.ts';
import { soakJob, type SoakJob } from './programs.ts';

/**
 * `npm run soak -- [--jobs 5000] [--learners 4]`: learners read, run and submit without a pause, programs that solve the
 * problem and programs that crash, hang, flood, fork and litter. Prints the verdicts, the memory of each process and what
 * the judge holds of the kernel at rest, before and after. Ends with code 1 if a verdict was not true, if a process has
 * grown (the median of its last quarter is above that of the second by more than a fifth and 30 MB), or if the judge holds
 * more than before.
 */
const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '5000' }, learners: { type: 'string', default: '4' } },
});
const jobs = Number(values.jobs);
const crowd = Number(values.learners);
if (!(jobs > 0) || !(crowd > 0)) throw new Error('--jobs and --learners: numbers above 0 are needed.');

/** Connections to the database and to Redis come and go. */
const mayGrowDescriptors = 8;
/** Of all jobs these come before the first count: what is made once is there then. */
const warmUpShare = 0.05;
/** By then all that is kept ready is ready again, and the disks of ended programs are given up. */
const restMs = 30_000;

const system = await startSystem({ LOG_LEVEL: 'silent' });
try {
  process.exitCode = (await soak(system)) ? 0 : 1;
} finally {
  await system.stop();
}

/** True when every verdict was true and nothing has grown. */
async function soak(target: System): Promise<boolean> {
  const learners = await Promise.all(Array.from({ length: crowd }, () => newLearner(target)));
  const warmUps = Math.ceil(jobs * warmUpShare);
  const untrue = await judgeAll(learners, 0, warmUps);
  const before = await holdingsAtRest(target);
  const memory = watchMemory(target);
  const begun = performance.now();
  untrue.push(...(await judgeAll(learners, warmUps, jobs)));
  const seconds = (performance.now() - begun) / 1000;
  memory.stop();
  const after = await holdingsAtRest(target);
  process.stdout.write(
    `${jobs} jobs judged, the last ${jobs - warmUps} of them in ${(seconds / 60).toFixed(1)} minutes; ${untrue.length} verdicts were not true.\n${untrue.join('\n')}\n`,
  );
  const rows = watchedParts.map((part) => [part, ...memory.quarters(part).map((mb) => mb.toFixed(0))]);
  printTable(['median MB resident', 'first quarter', 'second', 'third', 'last'], rows);
  printTable(
    ['held by the judge at rest', 'before', 'after'],
    kernelResourceNames.map((name) => [name, String(before[name]), String(after[name])]),
  );
  return (
    untrue.length === 0 &&
    watchedParts.every((part) => isFlat(memory.quarters(part))) &&
    isNoMore(before, after)
  );
}

/** Has the jobs from `from` up to `to` judged, each learner one after the other; answers what was not true. */
async function judgeAll(learners: readonly LoadLearner[], from: number, to: number): Promise<string[]> {
  const untrue: string[] = [];
  let next = from;
  await Promise.all(
    learners.map(async (learner) => {
      while (next < to) {
        const number = next;
        next += 1;
        const job = soakJob(number, `soak ${number} ${Date.now()}`);
        const { statusMsg, errorOutput = '' } = await judge(learner, job);
        if (job.verdicts.some((verdict) => verdict === statusMsg)) continue;
        untrue.push(`${number}: ${job.lang} program that ${job.act}: ${statusMsg} ${errorOutput}`);
      }
    }),
  );
  return untrue;
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

/** Waits until what follows the verdicts is done as well: the searches for counterexamples, which come when it is quiet. */
async function holdingsAtRest(target: System): Promise<KernelResources> {
  const { db } = target.services;
  const unfinished = db.selectFrom('follow_up').select('kind').where('state', '<>', 'finished').limit(1);
  while (await unfinished.executeTakeFirst()) await pause(1000);
  await pause(restMs);
  return countKernelResources(target.judgePid());
}

/** The judge may hold less: processes kept ready that are only just being made. */
function isNoMore(before: KernelResources, after: KernelResources): boolean {
  return kernelResourceNames.every(
    (name) => after[name] <= before[name] + (name === 'descriptors' ? mayGrowDescriptors : 0),
  );
}

import { parseArgs } from 'node:util';
import { programs } from '../bench/programs.ts';
import { printTable } from '../bench/figures.ts';
import { callAs, newLearner, type LoadLearner } from '../load/learner.ts';
import { startSystem, type Part, type System } from '../system/start-system.ts';

/**
 * `npm run soak -- [--minutes 10] [--learners 4]`: learners read, run and submit without a pause while the memory of each
 * process is watched. Prints it, and ends with code 1 if a process has grown: if its median of the last quarter is above
 * that of the second by more than a fifth and 30 MB.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, learners: { type: 'string', default: '4' } },
});
const forMs = Number(values.minutes) * 60_000;
const crowd = Number(values.learners);
if (!(forMs > 0) || !(crowd > 0)) throw new Error('--minutes and --learners: numbers above 0 are needed.');

const parts = ['bff', 'judge', 'office', 'payments'] as const;
const mayGrow = { share: 0.2, megabytes: 30 };

const system = await startSystem({ LOG_LEVEL: 'silent' });
try {
  process.exitCode = (await soak(system)) ? 0 : 1;
} finally {
  await system.stop();
}

/** True when memory stayed flat. */
async function soak(target: System): Promise<boolean> {
  const end = Date.now() + forMs;
  const samples = Object.fromEntries(parts.map((part) => [part, [] as number[]])) as Record<Part, number[]>;
  const watch = setInterval(() => {
    for (const part of parts)
      void residentMb(target, part).then(
        (mb) => samples[part].push(mb),
        () => undefined,
      );
  }, forMs / 120);
  const learners = await Promise.all(Array.from({ length: crowd }, () => newLearner(target)));
  const counts = await Promise.all(learners.map((learner, lane) => learn(learner, lane, end)));
  clearInterval(watch);
  const rows = parts.map((part) => [part, ...quarters(samples[part]).map((mb) => mb.toFixed(0))]);
  const judged = counts.reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${judged} submissions judged in ${values.minutes} minutes.\n`);
  printTable(['median MB resident', 'first quarter', 'second', 'third', 'last'], rows);
  return parts.every((part) => isFlat(quarters(samples[part])));
}

async function learn(learner: LoadLearner, lane: number, end: number): Promise<number> {
  const langs = ['python3', 'java', 'c_cpp'] as const;
  let judged = 0;
  while (Date.now() < end) {
    const lang = langs[(judged + lane) % langs.length] ?? 'java';
    await callAs(learner, 'GET', '/lesson/content?id=1');
    const typedCode = programs[lang].solution(`soak ${lane} ${judged}`);
    const body = { questionId: 1, lang, typedCode, courseId: 1 };
    const { submission_id: id } = await callAs<{ submission_id: string }>(
      learner,
      'POST',
      '/code/submit',
      body,
    );
    while (
      (await callAs<{ state: string }>(learner, 'GET', `/code/submit/${id}/check?wait=1000`)).state !==
      'FINISHED'
    );
    judged += 1;
  }
  return judged;
}

async function residentMb(target: System, part: Part): Promise<number> {
  const text = await (await fetch(`${target.metricsUrl(part)}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

/** The median of each quarter of the samples. */
function quarters(samples: readonly number[]): number[] {
  const size = Math.ceil(samples.length / 4);
  return [0, 1, 2, 3].map((quarter) => {
    const sorted = samples.slice(quarter * size, (quarter + 1) * size).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });
}

/** The first quarter is left out: there a process still fills its caches. */
function isFlat([, second = Number.NaN, , last = Number.NaN]: readonly number[]): boolean {
  return last - second <= mayGrow.megabytes || last <= second * (1 + mayGrow.share);
}

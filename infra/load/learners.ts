import { availableParallelism } from 'node:os';
import type { Lang } from '@dryrun/contracts/language';
import { programs } from '../bench/programs.ts';
import { ms, percentile, printTable } from '../bench/report.ts';
import type { System } from '../system/start-system.ts';
import { callAs, newLearner, type LoadLearner } from './learner.ts';

const questionId = 1;
const lessonId = 1;

/** Response times in ms. */
interface Times {
  readonly verdict: number[];
  readonly check: number[];
  readonly lesson: number[];
}

/** Measures throughput and response times of learners who read lessons and submit programs without pauses. */
export async function measureLearners(
  system: System,
  learnerCounts: readonly number[],
  seconds: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const lang of ['python3', 'java', 'c_cpp'] as const) {
    for (const count of learnerCounts) {
      const learners = await Promise.all(Array.from({ length: count }, () => newLearner(system)));
      const startedAt = performance.now();
      const times = await runLoad(learners, lang, seconds);
      const elapsedSeconds = (performance.now() - startedAt) / 1000; // includes the last requests
      rows.push([
        lang,
        String(count),
        (times.verdict.length / elapsedSeconds).toFixed(1),
        ...[times.verdict, times.check, times.lesson].flatMap((samples) => [
          ms(percentile(samples, 0.5)),
          ms(percentile(samples, 0.95)),
        ]),
      ]);
    }
  }
  process.stdout.write(
    `Times in ms on ${availableParallelism()} cores, shared by all processes and the load generator:\n`,
  );
  printTable(
    ['language', 'learners', 'verdicts/s', 'verdict p50', 'p95', 'check p50', 'p95', 'lesson p50', 'p95'],
    rows,
  );
}

async function runLoad(learners: readonly LoadLearner[], lang: Lang, seconds: number): Promise<Times> {
  const times: Times = { verdict: [], check: [], lesson: [] };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    learners.map(async (learner, lane) => {
      for (let round = 0; performance.now() < end; round += 1)
        await runCycle(learner, lang, `${lane} ${round} ${Date.now()}`, times);
    }),
  );
  return times;
}

async function runCycle(learner: LoadLearner, lang: Lang, nonce: string, times: Times): Promise<void> {
  await recordTime(times.lesson, () => callAs(learner, 'GET', `/lesson/content?id=${lessonId}`));
  const startedAt = performance.now();
  const body = { questionId, lang, typedCode: programs[lang].solution(nonce), courseId: 1 };
  const { submission_id: id } = await callAs<{ submission_id: string }>(
    learner,
    'POST',
    '/code/submit',
    body,
  );
  // A long poll mostly waits, so measure a check without one.
  await recordTime(times.check, () => callAs(learner, 'GET', `/code/submit/${id}/check`));
  for (;;) {
    const path = `/code/submit/${id}/check?wait=1000`;
    const check = await callAs<{ state: string; statusMsg: string }>(learner, 'GET', path);
    if (check.state !== 'FINISHED') continue;
    if (check.statusMsg !== 'Approved') throw new Error(`${lang}: ${check.statusMsg}`);
    break;
  }
  times.verdict.push(performance.now() - startedAt);
}

async function recordTime(samples: number[], action: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await action();
  samples.push(performance.now() - startedAt);
}

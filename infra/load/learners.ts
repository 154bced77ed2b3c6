import { availableParallelism } from 'node:os';
import type { Lang } from '@dryrun/contracts/language';
import { programs } from '../bench/programs.ts';
import { ms, percentile, printTable } from '../bench/report.ts';
import type { System } from '../system/start-system.ts';
import { callAs, newLearner, type LoadLearner } from './learner.ts';

const question = 1;
/** A preview lesson: its text may be read by anyone logged in. */
const lesson = 1;

/** The times of one crowd, in ms. */
interface Times {
  readonly verdict: number[];
  readonly check: number[];
  readonly lesson: number[];
}

/**
 * Learners without a pause for thought: each reads a lesson, submits a new program and asks until it has its verdict, then
 * begins anew. Prints throughput and times for each size of crowd.
 */
export async function measureLearners(
  system: System,
  crowds: readonly number[],
  seconds: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const lang of ['python3', 'java', 'c_cpp'] as const) {
    for (const crowd of crowds) {
      const learners = await Promise.all(Array.from({ length: crowd }, () => newLearner(system)));
      const begun = performance.now();
      const times = await load(learners, lang, seconds);
      const took = (performance.now() - begun) / 1000; // those under way at the end are waited for
      rows.push([
        ...[lang, String(crowd), (times.verdict.length / took).toFixed(1)],
        ...[times.verdict, times.check, times.lesson].flatMap((each) => [
          ms(percentile(each, 0.5)),
          ms(percentile(each, 0.95)),
        ]),
      ]);
    }
  }
  process.stdout.write(
    `On ${availableParallelism()} cores, all processes and the load itself together, in ms:\n`,
  );
  printTable(
    [
      ...['language', 'learners', 'verdicts/s'],
      ...['verdict p50', 'p95', 'check p50', 'p95', 'lesson p50', 'p95'],
    ],
    rows,
  );
}

async function load(learners: readonly LoadLearner[], lang: Lang, seconds: number): Promise<Times> {
  const times: Times = { verdict: [], check: [], lesson: [] };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    learners.map(async (learner, lane) => {
      for (let round = 0; performance.now() < end; round += 1)
        await once(learner, lang, `${lane} ${round} ${Date.now()}`, times);
    }),
  );
  return times;
}

async function once(learner: LoadLearner, lang: Lang, nonce: string, times: Times): Promise<void> {
  await timed(times.lesson, () => callAs(learner, 'GET', `/lesson/content?id=${lesson}`));
  const begun = performance.now();
  const body = { questionId: question, lang, typedCode: programs[lang].solution(nonce), courseId: 1 };
  const { submission_id: id } = await callAs<{ submission_id: string }>(
    learner,
    'POST',
    '/code/submit',
    body,
  );
  // A held check is mostly waiting: what a check costs is timed by one that is not held.
  await timed(times.check, () => callAs(learner, 'GET', `/code/submit/${id}/check`));
  for (;;) {
    const path = `/code/submit/${id}/check?wait=1000`;
    const check = await callAs<{ state: string; statusMsg: string }>(learner, 'GET', path);
    if (check.state !== 'FINISHED') continue;
    if (check.statusMsg !== 'Approved') throw new Error(`${lang}: ${check.statusMsg}`);
    break;
  }
  times.verdict.push(performance.now() - begun);
}

/** Adds the time that `act` takes, in ms. */
async function timed(samples: number[], act: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await act();
  samples.push(performance.now() - begun);
}

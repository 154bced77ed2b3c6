import { availableParallelism } from 'node:os';
import { listProblems } from '@dryrun/content/problems';
import type { Lang } from '@dryrun/contracts/language';
import type { System } from '../../system/start-system.ts';
import { timed } from '../driver.ts';
import { countUp, workConcurrently } from '../concurrency.ts';
import { createOwners, judgeApproved, type Owner } from '../owners.ts';
import { uniqueSource } from '../programs.ts';
import { p50AndP95, printTable } from '../report.ts';

const lessonId = 1;
const problems = listProblems();

/** Response times in ms. */
interface Times {
  readonly verdict: number[];
  readonly check: number[];
  readonly lesson: number[];
}

/**
 * Measures throughput and response times of learners who read lessons and submit the best solutions of all problems
 * in turn, without pauses.
 */
export async function measureLearners(
  system: System,
  learnerCounts: readonly number[],
  seconds: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const lang of ['python3', 'java', 'c_cpp'] as const) {
    for (const count of learnerCounts) {
      const learners = await createOwners(system, count);
      const { elapsedMs, result: times } = await timed(() => runLoad(learners, lang, seconds)); // includes the last requests
      const perSecond = times.verdict.length / (elapsedMs / 1000);
      rows.push([
        lang,
        String(count),
        perSecond.toFixed(1),
        (perSecond / availableParallelism()).toFixed(1),
        ...[times.verdict, times.check, times.lesson].flatMap(p50AndP95),
      ]);
    }
  }
  printTable(
    [
      'language',
      'learners',
      'verdicts/s',
      'per core',
      'verdict p50 ms',
      'p95',
      'check p50',
      'p95',
      'lesson p50',
      'p95',
    ],
    rows,
  );
}

async function runLoad(learners: readonly Owner[], lang: Lang, seconds: number): Promise<Times> {
  const times: Times = { verdict: [], check: [], lesson: [] };
  const turns = countUp(0, Infinity, Date.now() + seconds * 1000);
  await workConcurrently(learners, turns, (turn, learner) => runCycle(learner, lang, turn, times));
  return times;
}

async function runCycle(learner: Owner, lang: Lang, turn: number, times: Times): Promise<void> {
  const problem = problems[turn % problems.length];
  if (!problem) throw new Error('The course has no problems.');
  const recordTime = async (samples: number[], action: () => Promise<unknown>): Promise<void> => {
    samples.push((await timed(action)).elapsedMs);
  };
  await recordTime(times.lesson, () => learner.request('GET', `/lesson/content?id=${lessonId}`));
  await recordTime(times.verdict, () =>
    judgeApproved(learner, {
      kind: 'submit',
      questionId: problem.signature.questionId,
      lang,
      source: uniqueSource(lang, problem.solutions[lang], `${turn} ${Date.now()}`),
      // A long poll mostly waits, so measure a check without one.
      onAccepted: (id) => recordTime(times.check, () => learner.request('GET', `/code/submit/${id}/check`)),
    }),
  );
}

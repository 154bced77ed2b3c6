import { setTimeout as pause } from 'node:timers/promises';
import { findProblem } from '@dryrun/content/problems';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { formatLiteral } from '@dryrun/contracts/literal';
import { execute } from '@dryrun/workers/judge/grading/execute';
import { ms, percentile, printTable } from './report.ts';
import { withInProcessJudge } from './in-process-judge.ts';
import { benchInput, programs } from './programs.ts';

const manyTests = 50;
const pauseMs = 300;

/** Estimates the time of a request with fifty tests: `requestMs` plus the judge's extra time. */
export async function benchManyTests(
  rounds: number,
  requestMs: Readonly<Record<Lang, number>>,
): Promise<void> {
  const problem = findProblem(1);
  if (!problem) throw new Error('problem 1 (three-sum) is missing');
  const expected = problem.answer([JSON.parse(benchInput) as number[]]);
  const test = { input: [benchInput], expected: formatLiteral(problem.signature.returns, expected) };
  const table = await withInProcessJudge(async ({ toolchains, suspendPrewarming }) => {
    const rows: string[][] = [];
    for (const lang of langs) {
      const timeTests = async (count: number, round: number): Promise<number> => {
        await pause(pauseMs);
        const source = programs[lang].solution(`${count} tests, round ${round}, ${Date.now()}`);
        const program = { source, signature: problem.signature, limits: problem.limits[lang] };
        const resumePrewarming = suspendPrewarming();
        const startedAt = performance.now();
        await execute(
          toolchains[lang],
          program,
          Array.from({ length: count }, () => test),
        );
        const elapsedMs = performance.now() - startedAt;
        resumePrewarming();
        return elapsedMs;
      };
      const singleTimes: number[] = [];
      const manyTimes: number[] = [];
      for (let round = -3; round < rounds; round += 1) {
        const singleMs = await timeTests(1, round);
        const manyMs = await timeTests(manyTests, round);
        if (round < 0) continue; // warm-up
        singleTimes.push(singleMs);
        manyTimes.push(manyMs);
      }
      const extraMs = percentile(manyTimes, 0.5) - percentile(singleTimes, 0.5);
      const singleRequestMs = requestMs[lang];
      rows.push([
        langNames[lang],
        ms(percentile(singleTimes, 0.5)),
        ms(percentile(manyTimes, 0.5)),
        ms(singleRequestMs),
        ((singleRequestMs + extraMs) / singleRequestMs).toFixed(2),
      ]);
    }
    return rows;
  });
  printTable(
    [
      'language',
      'judge: 1 test p50 ms',
      `judge: ${manyTests} tests p50 ms`,
      'request: 1 test p50 ms',
      'ratio of requests',
    ],
    table,
  );
}

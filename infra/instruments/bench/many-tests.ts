import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { execute } from '@dryrun/workers/judge/grading/execute';
import { createThreeSumTest, withInProcessJudge } from './in-process-judge.ts';
import { repeatRounds, timed, waitForRefill } from '../driver.ts';
import { benchInput, programs } from '../programs.ts';
import { median, ms, printTable } from '../report.ts';

const manyTests = 50;

/** Estimates the time of a request with fifty tests: `requestMs` plus the judge's extra time. */
export async function benchManyTests(
  rounds: number,
  requestMs: Readonly<Record<Lang, number>>,
): Promise<void> {
  const { problem, test } = createThreeSumTest(JSON.parse(benchInput) as number[]);
  const table = await withInProcessJudge(async ({ toolchains, suspendPrewarming }) => {
    const rows: string[][] = [];
    for (const lang of langs) {
      const timeTests = async (count: number, round: number): Promise<number> => {
        await waitForRefill();
        const source = programs[lang].solution(`${count} tests, round ${round}, ${Date.now()}`);
        const program = { source, signature: problem.signature, limits: problem.limits[lang] };
        const tests = Array.from({ length: count }, () => test);
        const resumePrewarming = suspendPrewarming();
        const { elapsedMs } = await timed(() => execute(toolchains[lang], program, tests));
        resumePrewarming();
        return elapsedMs;
      };
      const times = await repeatRounds(rounds, 3, async (round) => ({
        single: await timeTests(1, round),
        many: await timeTests(manyTests, round),
      }));
      const [singleMs, manyMs] = [
        median(times.map(({ single }) => single)),
        median(times.map(({ many }) => many)),
      ];
      const singleRequestMs = requestMs[lang];
      rows.push([
        langNames[lang],
        ms(singleMs),
        ms(manyMs),
        ms(singleRequestMs),
        ((singleRequestMs + manyMs - singleMs) / singleRequestMs).toFixed(2),
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

import { listSharedInputs } from '@dryrun/content/fingerprints';
import { listProblems } from '@dryrun/content/problems';
import { langNames, langs } from '@dryrun/contracts/language';
import { evaluate } from '@dryrun/workers/judge/evaluation/evaluate';
import { repeatRounds, timed, waitForRefill } from '../driver.ts';
import { p50AndP95, printTable } from '../report.ts';
import { withInProcessJudge } from './in-process-judge.ts';

/** Measures evaluations of compiled programs: the solution of each problem on all of its shared inputs. */
export async function benchEvaluations(rounds: number): Promise<void> {
  const problems = listProblems();
  const rows = await withInProcessJudge(async ({ toolchains }) => {
    const table: string[][] = [];
    for (const lang of langs) {
      const times: number[] = [];
      let cases = 0;
      for (const problem of problems) {
        const { signature, solutions, limits } = problem;
        const program = { source: solutions[lang], signature, limits: limits[lang] };
        const inputs = listSharedInputs(problem);
        cases += inputs.length;
        const evaluations = await repeatRounds(rounds, 1, async () => {
          await waitForRefill();
          return timed(() => evaluate(toolchains[lang], program, inputs));
        });
        for (const { result, elapsedMs } of evaluations) {
          if (result.kind !== 'evaluated') throw new Error(`${signature.path}: ${result.kind}`);
          times.push(elapsedMs);
        }
      }
      table.push([langNames[lang], (cases / problems.length).toFixed(0), ...p50AndP95(times)]);
    }
    return table;
  });
  printTable(['evaluation of a compiled program', 'cases', 'p50 ms', 'p95 ms'], rows);
}

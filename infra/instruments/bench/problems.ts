import { listProblems } from '@dryrun/content/problems';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { execute } from '@dryrun/workers/judge/grading/execute';
import type { System } from '../../system/start-system.ts';
import { repeatRounds } from '../driver.ts';
import { createOwner, judgeApproved, type Owner } from '../owners.ts';
import { uniqueSource } from '../programs.ts';
import { median, ms, printTable } from '../report.ts';
import { withInProcessJudge } from './in-process-judge.ts';

/** Target time of a correct submission from queue to verdict, without the CPU time of its tests. */
const targetsMs: Readonly<Record<Lang, number>> = { python3: 150, c_cpp: 450, java: 300 };

/** Target CPU time of all tests of a correct program. */
const cpuTargetsMs: Readonly<Record<Lang, number>> = { python3: 400, c_cpp: 400, java: 300 };

type MsByLang = Record<Lang, number>;

/** Returns the median time from queue to verdict of each problem's best solution, with all tests and new source. */
export async function timeProblems(
  system: System,
  rounds: number,
): Promise<ReadonlyMap<number, Readonly<MsByLang>>> {
  const learner = await createOwner(system);
  const medians = new Map<number, MsByLang>();
  for (const { signature, solutions } of listProblems()) {
    const times: MsByLang = { java: 0, python3: 0, c_cpp: 0 };
    for (const lang of langs) {
      const samples = await repeatRounds(rounds, 1, (round) => {
        const source = uniqueSource(lang, solutions[lang], `${round} ${Date.now()}`);
        return timeSubmit(system, learner, signature.questionId, lang, source);
      });
      times[lang] = median(samples);
    }
    medians.set(signature.questionId, times);
  }
  return medians;
}

/** Prints each median with the program's CPU time in parentheses; `>` marks what misses its target. */
export async function printProblems(medians: ReadonlyMap<number, Readonly<MsByLang>>): Promise<void> {
  const table = await withInProcessJudge(async ({ toolchains }) => {
    const rows: string[][] = [];
    for (const { signature, solutions, limits, cases } of listProblems()) {
      const cells: string[] = [];
      for (const lang of langs) {
        const program = { source: solutions[lang], signature, limits: limits[lang] };
        const execution = await execute(toolchains[lang], program, cases);
        if (execution.kind !== 'executed') throw new Error(execution.output);
        const cpuMs = execution.cases.reduce((sum, { result }) => sum + result.runtime, 0);
        const p50 = medians.get(signature.questionId)?.[lang] ?? Number.NaN;
        const marks = { cpu: cpuMs > cpuTargetsMs[lang], rest: p50 - cpuMs > targetsMs[lang] };
        cells.push(`${ms(p50)}${marks.rest ? ' >' : ''} (${ms(cpuMs)}${marks.cpu ? ' >' : ''})`);
      }
      const megabytes = cases.flatMap(({ input }) => input).join('').length / 1e6;
      const name = `${signature.questionId} ${signature.name}`;
      rows.push([name, String(cases.length), megabytes.toFixed(1), ...cells]);
    }
    return rows;
  });
  const overall = langs.map((lang) => {
    return ms(median([...medians.values()].map((times) => times[lang])));
  });
  const headings = langs.map(
    (lang) => `${langNames[lang]} p50 ms (CPU time; targets ${targetsMs[lang]} and ${cpuTargetsMs[lang]})`,
  );
  printTable(
    ['submit, queue to verdict', 'tests', 'MB', ...headings],
    [...table, ['p50 over the problems', '', '', ...overall]],
  );
}

async function timeSubmit(
  { services: { db } }: System,
  learner: Owner,
  questionId: number,
  lang: Lang,
  source: string,
): Promise<number> {
  const id = await judgeApproved(learner, { kind: 'submit', questionId, lang, source });
  const { created_at: createdAt, finished_at: finishedAt } = await db
    .selectFrom('submission')
    .select(['created_at', 'finished_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (finishedAt?.getTime() ?? Number.NaN) - createdAt.getTime();
}

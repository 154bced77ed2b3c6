import { listProblems } from '@dryrun/content/problems';
import { langNames, langs, type Lang } from '@dryrun/contracts/language';
import { logIn, type Learner } from '../system/learner.ts';
import type { System } from '../system/start-system.ts';
import { ms, percentile, printTable } from './figures.ts';

/** What a submit of a correct solution may take, queue to verdict, where the tests themselves need little CPU. */
const targetsMs: Readonly<Record<Lang, number>> = { python3: 150, c_cpp: 450, java: 300 };

/** Times the best solution of every problem from the queue to the verdict, all tests, each time as new text. */
export async function benchProblems(system: System, rounds: number): Promise<void> {
  const learner = await logIn(system.url);
  const rows: string[][] = [];
  for (const { signature, solutions, cases } of listProblems()) {
    const cells: string[] = [];
    for (const lang of langs) {
      const samples: number[] = [];
      const source = (round: number): string =>
        `${solutions[lang]}${lang === 'python3' ? '#' : '//'} ${round} ${Date.now()}\n`;
      for (let round = -1; round < rounds; round += 1) {
        const took = await timeSubmit(system, learner, signature.questionId, lang, source(round));
        if (round >= 0) samples.push(took);
      }
      const p50 = percentile(samples, 0.5);
      cells.push(`${ms(p50)}${p50 > targetsMs[lang] ? ' >' : ''}`);
    }
    rows.push([`${signature.questionId} ${signature.name}`, String(cases.length), ...cells]);
  }
  const headings = langs.map((lang) => `${langNames[lang]} p50 ms (target ${targetsMs[lang]})`);
  printTable(['submit, queue to verdict', 'tests', ...headings], rows);
}

async function timeSubmit(
  { services: { db } }: System,
  learner: Learner,
  questionId: number,
  lang: Lang,
  source: string,
): Promise<number> {
  const id = await learner.submit(questionId, lang, source);
  const check = await learner.result('submit', id);
  if (check.statusMsg !== 'Approved') throw new Error(`${questionId} in ${lang}: ${check.statusMsg}`);
  const { created_at: from, finished_at: to } = await db
    .selectFrom('submission')
    .select(['created_at', 'finished_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (to?.getTime() ?? Number.NaN) - from.getTime();
}

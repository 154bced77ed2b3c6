import type { System } from '../../system/start-system.ts';
import { withSystem } from '../driver.ts';
import { benchEvaluations } from './evaluations.ts';
import { benchIdle } from './idle.ts';
import { benchLiveExamples } from './live-examples.ts';
import { benchManyTests } from './many-tests.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { benchPages } from './pages.ts';
import { printProblems, timeProblems } from './problems.ts';
import { benchRequestToResult } from './request-to-result.ts';
import { benchRecordings } from './recordings.ts';
import { printTraces } from './traces.ts';

const defaultRounds = { evaluations: 5, live: 21, pages: 21, problems: 7, trace: 21, traces: 21 };

const isSubject = (word: string): word is keyof typeof defaultRounds => word in defaultRounds;

/**
 * `npm run bench [rounds]` measures the whole system, `npm run bench -- problems [rounds]` measures each problem,
 * `npm run bench -- evaluations [rounds]` measures evaluations of the solutions on small inputs,
 * `npm run bench -- live [rounds]` measures checks of the statement's examples,
 * `npm run bench -- pages [rounds]` measures the client in Chromium,
 * `npm run bench -- trace [rounds]` measures recordings of programs, and `npm run bench -- traces [rounds]` prints the
 * spans of one run.
 */
export async function runBench([first = '', second]: readonly string[]): Promise<boolean> {
  const subject = isSubject(first) ? first : undefined;
  const rounds = Number((subject ? second : first) || (subject ? defaultRounds[subject] : 40));
  if (subject === 'traces') await printTraces(rounds);
  else if (subject === 'evaluations') await benchEvaluations(rounds);
  else if (subject === 'live') await withSystem((system) => benchLiveExamples(system, rounds));
  else if (subject === 'pages') await withSystem((system) => benchPages(system, rounds));
  else if (subject === 'trace') await benchRecordings(rounds);
  else if (subject === 'problems')
    await printProblems(await withSystem((system) => timeProblems(system, rounds)));
  else await benchManyTests(rounds, await withSystem((system) => benchWholeSystem(system, rounds)));
  return true;
}

/** Returns the median time of a run request for each language, in ms. */
async function benchWholeSystem(system: System, rounds: number) {
  await benchIdle(system);
  const requestMs = await benchRequestToResult(system, rounds);
  await benchMixedLoad(system);
  return requestMs;
}

import type { System } from '../../system/start-system.ts';
import { withSystem } from '../driver.ts';
import { benchIdle } from './idle.ts';
import { benchManyTests } from './many-tests.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { printProblems, timeProblems } from './problems.ts';
import { benchRequestToResult } from './request-to-result.ts';
import { printTraces } from './traces.ts';

const defaultRounds = { problems: 7, traces: 21 };

/**
 * `npm run bench [rounds]` measures the whole system, `npm run bench -- problems [rounds]` measures each problem, and
 * `npm run bench -- traces [rounds]` prints the trace of one run.
 */
export async function runBench([first = '', second]: readonly string[]): Promise<boolean> {
  const subject = first === 'problems' || first === 'traces' ? first : undefined;
  const rounds = Number((subject ? second : first) || (subject ? defaultRounds[subject] : 40));
  if (subject === 'traces') await printTraces(rounds);
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

import { startSystem, type System } from '../system/start-system.ts';
import { benchIdle } from './idle.ts';
import { benchManyTests } from './many-tests.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { printProblems, timeProblems } from './problems.ts';
import { benchRequestToResult } from './request-to-result.ts';
import { printTraces } from './traces.ts';
import { benchVisibility } from './visibility.ts';

/**
 * `npm run bench [rounds]` measures the whole system, `npm run bench -- problems [rounds]` measures each problem, and
 * `npm run bench -- traces [rounds]` prints the trace of one run.
 */
const [firstArgument = '', secondArgument] = process.argv.slice(2);
const defaultRounds = { problems: 7, traces: 21 };
const subject = firstArgument === 'problems' || firstArgument === 'traces' ? firstArgument : undefined;
const rounds = Number((subject ? secondArgument : firstArgument) || (subject ? defaultRounds[subject] : 40));

/** Returns the median time of a run request for each language, in ms. */
async function benchWholeSystem(system: System) {
  await benchIdle(system);
  const requestMs = await benchRequestToResult(system, rounds);
  await benchVisibility(system, rounds);
  await benchMixedLoad(system);
  return requestMs;
}

async function withSystem<T>(bench: (system: System) => Promise<T>): Promise<T> {
  const system = await startSystem();
  try {
    return await bench(system);
  } finally {
    await system.stop();
  }
}

if (subject === 'traces') await printTraces(rounds);
else if (subject === 'problems')
  await printProblems(await withSystem((system) => timeProblems(system, rounds)));
else await benchManyTests(rounds, await withSystem(benchWholeSystem));

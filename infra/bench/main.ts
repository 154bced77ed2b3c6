import { startSystem, type System } from '../system/start-system.ts';
import { benchIdle } from './idle.ts';
import { benchManyTests } from './many-tests.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { printProblems, timeProblems } from './problems.ts';
import { benchRequestToResult } from './request-to-result.ts';
import { benchVisibility } from './visibility.ts';

/** `npm run bench [rounds]` measures the system as a whole, `npm run bench -- problems [rounds]` each problem. */
const [first = '', second] = process.argv.slice(2);
const isOfProblems = first === 'problems';
const rounds = Number((isOfProblems ? second : first) || (isOfProblems ? 7 : 40));

/** Answers the median of a request for each language, in ms. */
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

if (isOfProblems) await printProblems(await withSystem((system) => timeProblems(system, rounds)));
else await benchManyTests(rounds, await withSystem(benchWholeSystem));

import { availableParallelism } from 'node:os';
import { runBench } from './bench/bench.ts';
import { runChaos } from './chaos/chaos.ts';
import { runLoad } from './load/load.ts';
import { runSoak } from './soak/soak.ts';
import { runStorm } from './storm/storm.ts';

/** `npm run bench`, `load`, `chaos`, `soak` and `storm`. Each resolves to false if it found a fault, which exits with code 1. */
const profiles = new Map<string, (args: readonly string[]) => Promise<boolean>>([
  ['bench', runBench],
  ['load', runLoad],
  ['chaos', runChaos],
  ['soak', runSoak],
  ['storm', runStorm],
]);

const [name = '', ...args] = process.argv.slice(2);
const run = profiles.get(name);
if (!run) throw new Error(`Unknown profile: "${name}". Expected one of: ${[...profiles.keys()].join(', ')}`);
process.stdout.write(`# ${name} (${availableParallelism()} cores, shared by all processes)\n\n`);
process.exitCode = (await run(args)) ? 0 : 1;

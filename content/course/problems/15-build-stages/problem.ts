import { parseLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import {
  chainWithShortcuts,
  inputOfSize,
  ladder,
  largeInput,
  longCycle,
  smallInput,
  type Dependency,
} from './inputs.ts';

/** Topological sort by layers: builds all modules without missing dependencies, stage by stage. */
function buildStages(n: number, deps: readonly Dependency[]): number {
  const missing = Array<number>(n).fill(0);
  const neededBy = Array.from({ length: n }, (): number[] => []);
  for (const [a, b] of deps as readonly [number, number][]) {
    neededBy[b]?.push(a);
    missing[a] = (missing[a] as number) + 1;
  }
  let ready = Array.from({ length: n }, (_, i) => i).filter((module) => missing[module] === 0);
  let stages = 0;
  let built = 0;
  while (ready.length > 0) {
    stages += 1;
    built += ready.length;
    const users = ready.flatMap((module) => neededBy[module] as number[]);
    ready = users.filter((user) => {
      missing[user] = (missing[user] as number) - 1;
      return missing[user] === 0;
    });
  }
  return built === n ? stages : -1;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small build ${seed}`,
  args: () => smallInput(seededRandom(1510 + seed)),
}));

/** Parses a list of lists from one line. */
const deps = (text: string): Value => parseLiteral('int[][]', text, 'deps');

export const problem = defineProblem({
  signature,
  reference: buildStages,
  bruteForce,
  smallInput,
  growth: { n: 'the number of modules', largest: 20_000, input: inputOfSize },
  limits: {
    java: { ...defaultLimits.java, timeMs: 1000 },
    python3: { ...defaultLimits.python3, timeMs: 2000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 400 },
  },
  cases: [
    { name: 'example 1', args: [5, deps('[[1,0],[2,0],[3,1],[3,2],[4,3]]')], expected: 4 },
    { name: 'example 2, a cycle', args: [2, deps('[[0,1],[1,0]]')], expected: -1 },
    { name: 'example 3, no dependency', args: [3, []], expected: 1 },
    { name: 'one module', args: [1, []], expected: 1 },
    { name: 'a module that needs itself', args: [1, deps('[[0,0]]')], expected: -1 },
    { name: 'one of three needs itself', args: [3, deps('[[0,1],[2,2]]')], expected: -1 },
    { name: 'a repeated pair', args: [2, deps('[[1,0],[1,0]]')], expected: 2 },
    { name: 'a repeated pair among others', args: [3, deps('[[1,0],[1,0],[2,1],[1,0]]')], expected: 3 },
    { name: 'a chain', args: [4, deps('[[1,0],[2,1],[3,2]]')], expected: 4 },
    { name: 'a chain from the highest number down', args: [4, deps('[[0,1],[1,2],[2,3]]')], expected: 4 },
    { name: 'the long way counts', args: [4, deps('[[3,0],[1,0],[2,1],[3,2]]')], expected: 4 },
    {
      name: 'a module that waits for the last of two',
      args: [5, deps('[[4,0],[4,3],[3,2],[2,1]]')],
      expected: 4,
    },
    { name: 'a module needed by two', args: [4, deps('[[1,0],[2,0],[3,1],[3,2]]')], expected: 3 },
    { name: 'a module that needs all others', args: [5, deps('[[4,0],[4,1],[4,2],[4,3]]')], expected: 2 },
    { name: 'two chains and a lone module', args: [6, deps('[[1,0],[2,1],[4,3]]')], expected: 3 },
    { name: 'the longest chain does not hold module 0', args: [5, deps('[[4,3],[3,2],[1,0]]')], expected: 3 },
    { name: 'a cycle of three', args: [3, deps('[[0,1],[1,2],[2,0]]')], expected: -1 },
    {
      name: 'a cycle far from the start',
      args: [7, deps('[[1,0],[2,1],[3,2],[4,3],[5,4],[6,5],[4,6]]')],
      expected: -1,
    },
    { name: 'a cycle next to a chain', args: [5, deps('[[1,0],[3,2],[4,3],[2,4]]')], expected: -1 },
    { name: 'modules after a cycle', args: [4, deps('[[1,0],[0,1],[2,1],[3,2]]')], expected: -1 },
    ...randomSmall,
    { name: '20 000 modules without dependencies', args: [20_000, []], expected: 1 },
    { name: '20 000 modules and 50 000 dependencies', args: largeInput },
    { name: '10 000 stages of two modules', args: ladder, expected: 10_000 },
    { name: '20 000 modules in a chain with 180 000 shortcuts', args: chainWithShortcuts, expected: 20_000 },
    { name: '20 000 modules in a cycle', args: longCycle, expected: -1 },
  ],
});

import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import {
  chainWithShortcuts,
  inputOfSize as modulesOfSize,
  ladder,
  longCycle,
  smallInput as smallModules,
  type Dependency,
} from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Input = [n: number, deps: Dependency[], minutes: number[]];

/** Takes modules when nothing they need is missing, and passes on when they are ready. */
function buildMinutes(n: number, deps: readonly Dependency[], minutes: readonly number[]): number {
  const neededBy = Array.from({ length: n }, (): number[] => []);
  const missing = Array<number>(n).fill(0);
  for (const [a, b] of deps as readonly (readonly [number, number])[]) {
    neededBy[b]?.push(a);
    missing[a] = (missing[a] ?? 0) + 1;
  }
  const start = Array<number>(n).fill(0);
  const taken = missing.flatMap((count, module) => (count === 0 ? [module] : []));
  let end = 0;
  for (const module of taken) {
    const ready = (start[module] ?? 0) + (minutes[module] ?? 0);
    end = Math.max(end, ready);
    for (const user of neededBy[module] ?? []) {
      start[user] = Math.max(start[user] ?? 0, ready);
      missing[user] = (missing[user] ?? 0) - 1;
      if (missing[user] === 0) taken.push(user);
    }
  }
  return taken.length === n ? end : -1;
}

function smallInput(random: Random): Input {
  const [n, deps] = smallModules(random);
  return [n, deps, random.list(n, () => random.int(1, 9))];
}

function inputOfSize(random: Random, size: number): Input {
  return withMinutes(random, modulesOfSize(random, size));
}

function withMinutes(random: Random, [n, deps]: [n: number, deps: Dependency[]]): Input {
  return [n, deps, random.list(n, () => random.int(1, 10_000))];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small build ${seed}`,
  args: () => smallInput(seededRandom(11500 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: buildMinutes,
  bruteForce,
  smallInput,
  growth: { n: 'the number of modules', largest: 40_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        4,
        [
          [2, 0],
          [2, 1],
          [3, 2],
        ],
        [5, 9, 1, 2],
      ],
      expected: 12,
    },
    {
      name: 'example 2',
      args: [
        2,
        [
          [0, 1],
          [1, 0],
        ],
        [1, 1],
      ],
      expected: -1,
    },
    { name: 'example 3', args: [3, [], [4, 2, 8]], expected: 8 },
    { name: 'one module', args: [1, [], [7]], expected: 7 },
    { name: 'a module that needs itself', args: [1, [[0, 0]], [7]], expected: -1 },
    {
      name: 'a chain',
      args: [
        3,
        [
          [1, 0],
          [2, 1],
        ],
        [2, 3, 4],
      ],
      expected: 9,
    },
    {
      name: 'a slow module beside a chain',
      args: [
        4,
        [
          [1, 0],
          [2, 1],
        ],
        [2, 3, 4, 20],
      ],
      expected: 20,
    },
    {
      name: 'the slowest module of a stage delays only its users',
      args: [
        4,
        [
          [2, 0],
          [3, 1],
        ],
        [10, 1, 1, 10],
      ],
      expected: 11,
    },
    {
      name: 'the last one that is ready counts',
      args: [
        3,
        [
          [2, 1],
          [2, 0],
        ],
        [9, 1, 5],
      ],
      expected: 14,
    },
    {
      name: 'the first one that is ready does not count',
      args: [
        3,
        [
          [2, 0],
          [2, 1],
        ],
        [9, 1, 5],
      ],
      expected: 14,
    },
    {
      name: 'a pair listed twice',
      args: [
        2,
        [
          [1, 0],
          [1, 0],
        ],
        [3, 4],
      ],
      expected: 7,
    },
    {
      name: 'two ways of different length',
      args: [
        4,
        [
          [1, 0],
          [3, 1],
          [3, 0],
          [2, 0],
          [3, 2],
        ],
        [1, 2, 9, 1],
      ],
      expected: 11,
    },
    {
      name: 'a cycle behind a chain',
      args: [
        4,
        [
          [1, 0],
          [2, 1],
          [1, 2],
          [3, 0],
        ],
        [1, 1, 1, 50],
      ],
      expected: -1,
    },
    {
      name: 'a long way of short modules',
      args: [
        5,
        [
          [1, 0],
          [2, 1],
          [3, 2],
          [4, 0],
        ],
        [1, 1, 1, 1, 2],
      ],
      expected: 4,
    },
    {
      name: 'a short way of long modules',
      args: [
        5,
        [
          [1, 0],
          [2, 1],
          [3, 2],
          [4, 0],
        ],
        [1, 1, 1, 1, 9],
      ],
      expected: 10,
    },
    ...randomSmall,
    {
      name: '20 000 modules in a chain with shortcuts',
      args: () => withMinutes(seededRandom(11_520), chainWithShortcuts()),
    },
    {
      name: '20 000 modules in a cycle',
      args: () => withMinutes(seededRandom(11_521), longCycle()),
      expected: -1,
    },
    { name: 'a ladder with very many ways', args: () => withMinutes(seededRandom(11_522), ladder()) },
    { name: '20 000 modules without a pair', args: () => withMinutes(seededRandom(11_523), [20_000, []]) },
    { name: '20 000 random modules', args: () => inputOfSize(seededRandom(11_524), 20_000) },
  ],
});

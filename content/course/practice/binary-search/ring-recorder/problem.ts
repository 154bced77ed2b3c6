import { defaultLimits, defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** A table of places. */
function findEntry(memory: readonly number[], wanted: readonly number[]): number[] {
  const places = new Map(memory.map((entry, place) => [entry, place]));
  return wanted.map((entry) => places.get(entry) ?? -1);
}

type Input = [memory: number[], wanted: number[]];

function smallInput(random: Random): Input {
  const memory = rotated(random, random.int(1, 8), 3);
  return [memory, random.list(random.int(0, 5), () => random.int(0, 25))];
}

function inputOfSize(random: Random, length: number): Input {
  const memory = rotated(random, length, 5000);
  return [memory, random.list(length, (i) => (memory[random.int(0, length - 1)] ?? 0) + (i % 2))];
}

function rotated(random: Random, length: number, largestStep: number): number[] {
  let entry = 0;
  const rising = random.list(length, () => (entry += random.int(1, largestStep)));
  const cut = random.int(0, length - 1);
  return [...rising.slice(cut), ...rising.slice(0, cut)];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small memory ${seed}`,
  args: () => smallInput(seededRandom(24_110 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: findEntry,
  // Linear time for each question exceeds these limits. The solutions take a tenth of them at most.
  limits: {
    java: { ...defaultLimits.java, timeMs: 1300 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 500 },
  },
  bruteForce,
  smallInput,
  growth: { n: 'the number of places and of questions', largest: 100_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [70, 85, 12, 30, 44],
        [30, 70, 50],
      ],
      expected: [3, 0, -1],
    },
    { name: 'example 2', args: [[1, 2, 3], [3]], expected: [2] },
    { name: 'example 3', args: [[5], [4, 5]], expected: [-1, 0] },
    { name: 'no question', args: [[3, 4], []], expected: [] },
    {
      name: 'two places, broken',
      args: [
        [9, 2],
        [2, 9, 5],
      ],
      expected: [1, 0, -1],
    },
    {
      name: 'two places, in order',
      args: [
        [2, 9],
        [2, 9],
      ],
      expected: [0, 1],
    },
    {
      name: 'the break after the first place',
      args: [
        [50, 1, 2, 3, 4],
        [50, 1, 4, 5],
      ],
      expected: [0, 1, 4, -1],
    },
    {
      name: 'the break before the last place',
      args: [
        [2, 3, 4, 5, 1],
        [1, 2, 5, 6],
      ],
      expected: [4, 0, 3, -1],
    },
    { name: 'smaller than all', args: [[5, 6, 1, 2], [0]], expected: [-1] },
    { name: 'larger than all', args: [[5, 6, 1, 2], [9]], expected: [-1] },
    { name: 'between the newest and the oldest', args: [[8, 9, 2, 3], [5]], expected: [-1] },
    {
      name: 'the first and the last place',
      args: [
        [4, 5, 1, 2, 3],
        [4, 3],
      ],
      expected: [0, 4],
    },
    { name: 'the middle', args: [[6, 7, 1, 2, 3], [1]], expected: [2] },
    {
      name: 'the largest number',
      args: [
        [1000000000, 0],
        [1000000000, 0],
      ],
      expected: [0, 1],
    },
    {
      name: 'each number of the memory',
      args: [
        [40, 50, 10, 20, 30],
        [10, 20, 30, 40, 50],
      ],
      expected: [2, 3, 4, 0, 1],
    },
    {
      name: 'the same question twice',
      args: [
        [3, 1, 2],
        [1, 1],
      ],
      expected: [1, 1],
    },
    ...randomSmall,
    { name: '100 000 places and questions', args: () => inputOfSize(seededRandom(24_101), 100_000) },
    {
      name: '100 000 places in order, wanted is the last',
      args: () => [Array.from({ length: 100_000 }, (_, i) => i), Array<number>(100_000).fill(99_999)],
    },
  ],
});

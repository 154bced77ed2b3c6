import { defaultLimits, defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Halves the days among which the first ripe one is. */
function firstRipeDay(ripeness: readonly number[], minimum: number): number {
  let low = 0;
  let high = ripeness.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ripeness[middle] ?? 0) >= minimum) high = middle;
    else low = middle + 1;
  }
  return low < ripeness.length ? low : -1;
}

function firstRipeDays(ripeness: readonly number[], minimums: readonly number[]): number[] {
  return minimums.map((minimum) => firstRipeDay(ripeness, minimum));
}

/** Few values, so that many days are equal. */
function smallInput(random: Random): [ripeness: number[], minimums: number[]] {
  return [rising(random, random.int(1, 10), 2), random.list(random.int(1, 4), () => random.int(0, 12))];
}

function rising(random: Random, length: number, largestStep: number): number[] {
  let value = random.int(0, largestStep);
  return random.list(length, () => (value += random.int(0, largestStep)));
}

/** As many questions as days. */
function inputOfSize(random: Random, length: number): [ripeness: number[], minimums: number[]] {
  const ripeness = rising(random, length, 9);
  return [ripeness, random.list(length, () => random.int(0, ripeness.at(-1) ?? 0))];
}

const manyDays = () => rising(seededRandom(20_201), 100_000, 9);
const tooLate = () => Array.from({ length: 100_000 }, (_, i) => 900_000 + i);

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small garden ${seed}`,
  args: () => smallInput(seededRandom(20_210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: firstRipeDays,
  // Linear time for each question exceeds these limits. The solutions take a tenth of them at most.
  limits: {
    java: { ...defaultLimits.java, timeMs: 1000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 500 },
  },
  bruteForce,
  smallInput,
  growth: { n: 'the number of days and of recipes', largest: 100_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1, two days are equal',
      args: [
        [3, 4, 4, 7, 9],
        [4, 9],
      ],
      expected: [1, 4],
    },
    { name: 'example 2, between two values', args: [[3, 4, 4, 7, 9], [5]], expected: [3] },
    {
      name: 'example 3, never ripe',
      args: [
        [1, 2],
        [3, 0],
      ],
      expected: [-1, 0],
    },
    { name: 'one day, ripe', args: [[5], [5]], expected: [0] },
    { name: 'one day, not ripe', args: [[5], [6]], expected: [-1] },
    { name: 'ripe from the first day', args: [[6, 7, 8], [2]], expected: [0] },
    { name: 'ripe on the last day', args: [[1, 2, 3, 9], [4]], expected: [3] },
    { name: 'all days are equal and ripe', args: [[4, 4, 4, 4], [4]], expected: [0] },
    { name: 'all days are equal and not ripe', args: [[4, 4, 4, 4], [5]], expected: [-1] },
    { name: 'the middle of five', args: [[1, 1, 5, 6, 7], [3]], expected: [2] },
    { name: 'the second of two', args: [[1, 3], [2]], expected: [1] },
    { name: 'many equal days at the end', args: [[1, 5, 5, 5, 5, 5], [5]], expected: [1] },
    { name: 'nothing is required', args: [[0, 0, 1], [0]], expected: [0] },
    ...randomSmall,
    { name: 'no recipe', args: [[4, 6], []], expected: [] },
    { name: '100 000 days, three recipes', args: () => [manyDays(), [0, 200_000, manyDays().at(-1) ?? 0]] },
    { name: '100 000 days, a recipe for each of them', args: () => [manyDays(), manyDays()] },
    { name: '100 000 days, never ripe for 100 000 recipes', args: () => [manyDays(), tooLate()] },
  ],
});

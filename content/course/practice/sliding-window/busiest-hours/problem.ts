import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Moves a window of k hours. */
function mostVisitors(visitors: readonly number[], k: number): number {
  let sum = 0;
  let most = 0;
  visitors.forEach((count, i) => {
    sum += count - (i >= k ? (visitors[i - k] ?? 0) : 0);
    most = Math.max(most, sum);
  });
  return most;
}

function smallInput(random: Random): [visitors: number[], k: number] {
  const hours = random.int(1, 7);
  return [random.list(hours, () => random.int(0, 9)), random.int(1, hours)];
}

function inputOfSize(random: Random, length: number): [visitors: number[], k: number] {
  return [random.list(length, () => random.int(0, 10_000)), Math.max(1, Math.floor(length / 2))];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small day ${seed}`,
  args: () => smallInput(seededRandom(22_010 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: mostVisitors,
  bruteForce,
  smallInput,
  growth: { n: 'the number of hours', largest: 200_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[3, 9, 1, 4, 6], 2], expected: 12 },
    { name: 'example 2', args: [[3, 9, 1, 4, 6], 3], expected: 14 },
    { name: 'example 3', args: [[5], 1], expected: 5 },
    { name: 'all hours', args: [[1, 2, 3], 3], expected: 6 },
    { name: 'one hour each', args: [[4, 9, 2], 1], expected: 9 },
    { name: 'the first window', args: [[9, 9, 1, 1], 2], expected: 18 },
    { name: 'the last window', args: [[1, 1, 9, 9], 2], expected: 18 },
    { name: 'no visitors', args: [[0, 0, 0], 2], expected: 0 },
    { name: 'equal hours', args: [[5, 5, 5, 5], 3], expected: 15 },
    { name: 'a window in the middle', args: [[1, 8, 8, 1], 2], expected: 16 },
    { name: 'the largest hour is alone', args: [[10, 0, 0, 6, 6], 2], expected: 12 },
    ...randomSmall,
    { name: '200 000 hours, shifts of 100 000', args: () => inputOfSize(seededRandom(22_001), 200_000) },
    {
      name: '200 000 full hours',
      args: () => [Array<number>(200_000).fill(10_000), 200_000],
      expected: 2000000000,
    },
    {
      name: 'shifts of one hour',
      args: () => [seededRandom(22_002).list(100_000, (i) => i % 10_000), 1],
      expected: 9999,
    },
  ],
});

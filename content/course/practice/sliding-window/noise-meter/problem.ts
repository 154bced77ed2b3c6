import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Positions whose level is not followed by one at least as loud; `front` is the first that counts. */
function loudestPerWindow(levels: readonly number[], k: number): number[] {
  const positions: number[] = [];
  const shown: number[] = [];
  let front = 0;
  levels.forEach((level, i) => {
    while (positions.length > front && (levels[positions.at(-1) ?? 0] ?? 0) <= level) positions.pop();
    positions.push(i);
    if ((positions[front] ?? 0) <= i - k) front += 1;
    if (i >= k - 1) shown.push(levels[positions[front] ?? 0] ?? 0);
  });
  return shown;
}

type Input = [levels: number[], k: number];

function smallInput(random: Random): Input {
  const seconds = random.int(1, 9);
  return [random.list(seconds, () => random.int(0, 6)), random.int(1, seconds)];
}

/** Falls in long stretches, so that looking for the next maximum takes long. */
function inputOfSize(random: Random, length: number): Input {
  const levels = Array.from(
    { length },
    (_, i) => 1_000_000 - (i % Math.max(1, Math.floor(length / 2))) + random.int(0, 1) * -1,
  );
  return [levels, Math.max(1, Math.floor(length / 4))];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small measurement ${seed}`,
  args: () => smallInput(seededRandom(24_610 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: loudestPerWindow,
  bruteForce,
  smallInput,
  growth: { n: 'the number of seconds', largest: 200_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[40, 70, 55, 60, 52, 30], 3], expected: [70, 70, 60, 60] },
    { name: 'example 2', args: [[5, 4, 3], 1], expected: [5, 4, 3] },
    { name: 'example 3', args: [[9], 1], expected: [9] },
    { name: 'one window', args: [[3, 9, 2], 3], expected: [9] },
    { name: 'rising', args: [[1, 2, 3, 4], 2], expected: [2, 3, 4] },
    { name: 'falling', args: [[4, 3, 2, 1], 2], expected: [4, 3, 2] },
    { name: 'equal levels', args: [[5, 5, 5, 5], 3], expected: [5, 5] },
    { name: 'the maximum leaves', args: [[9, 1, 2, 1], 2], expected: [9, 2, 2] },
    { name: 'the maximum leaves, a later one is equal', args: [[9, 1, 9, 1, 1], 3], expected: [9, 9, 9] },
    {
      name: 'two equal maxima leave one after the other',
      args: [[9, 9, 1, 1, 1], 2],
      expected: [9, 9, 1, 1],
    },
    { name: 'a quiet second between', args: [[0, 5, 0, 5, 0], 2], expected: [5, 5, 5, 5] },
    { name: 'zero only', args: [[0, 0, 0], 2], expected: [0, 0] },
    { name: 'a peak at the end', args: [[1, 1, 1, 8], 3], expected: [1, 8] },
    { name: 'a peak at the start', args: [[8, 1, 1, 1], 3], expected: [8, 1] },
    { name: 'up and down', args: [[1, 3, 2, 5, 4, 6], 3], expected: [3, 5, 5, 6] },
    { name: 'many removed at once', args: [[9, 7, 5, 3, 1, 8, 2], 6], expected: [9, 8] },
    ...randomSmall,
    { name: '200 000 seconds, windows of 50 000', args: () => inputOfSize(seededRandom(24_601), 200_000) },
    {
      name: '200 000 random levels',
      args: () => [seededRandom(24_602).list(100_000, (i) => (i * 7919) % 100_003), 1000],
    },
    {
      name: 'falling all the time',
      args: () => [Array.from({ length: 200_000 }, (_, i) => 200_000 - i), 100_000],
    },
  ],
});

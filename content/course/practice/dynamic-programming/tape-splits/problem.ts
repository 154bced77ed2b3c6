import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Short pieces first; the ends of a piece are places in the sorted list. */
function shortestSplitting(length: number, marks: readonly number[]): number {
  const places = [0, ...marks.toSorted((a, b) => a - b), length];
  const cost = places.map(() => Array<number>(places.length).fill(0));
  for (let distance = 2; distance < places.length; distance += 1)
    for (let i = 0; i + distance < places.length; i += 1) {
      const j = i + distance;
      let least = Infinity;
      for (let m = i + 1; m < j; m += 1) least = Math.min(least, (cost[i]?.[m] ?? 0) + (cost[m]?.[j] ?? 0));
      (cost[i] ?? [])[j] = least + (places[j] ?? 0) - (places[i] ?? 0);
    }
  return cost[0]?.[places.length - 1] ?? 0;
}

type Input = [length: number, marks: number[]];

function smallInput(random: Random): Input {
  const length = random.int(1, 20);
  const marks = random
    .shuffle(Array.from({ length: length - 1 }, (_, i) => i + 1))
    .slice(0, random.int(0, 6));
  return [length, marks];
}

/** Half of the marks lie close together. */
function inputOfSize(random: Random, count: number): Input {
  const marks = new Set<number>();
  while (marks.size < count) marks.add(random.int(1, marks.size % 2 === 0 ? 999_999 : 5000));
  return [1_000_000, [...marks]];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small recording ${seed}`,
  args: () => smallInput(seededRandom(25_810 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: shortestSplitting,
  bruteForce,
  smallInput,
  growth: { n: 'the number of marks', largest: 150, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [15, [11, 4, 6]], expected: 30 },
    { name: 'example 2', args: [9, [5]], expected: 9 },
    { name: 'example 3', args: [100, []], expected: 0 },
    { name: 'two marks', args: [10, [3, 6]], expected: 16 },
    { name: 'two marks, not sorted', args: [10, [6, 3]], expected: 16 },
    { name: 'the order matters', args: [10, [1, 2]], expected: 12 },
    { name: 'in the middle', args: [8, [4]], expected: 8 },
    { name: 'marks at both ends', args: [10, [1, 9]], expected: 19 },
    { name: 'marks at equal distances', args: [4, [1, 2, 3]], expected: 8 },
    { name: 'splitting in the middle is wrong', args: [100, [25, 45, 60]], expected: 195 },
    { name: 'from left to right is wrong', args: [10, [6, 7, 8, 9]], expected: 18 },
    { name: 'from right to left is wrong', args: [10, [1, 2, 3, 4]], expected: 18 },
    { name: 'five marks', args: [20, [4, 5, 6, 15, 16]], expected: 47 },
    { name: 'dense at the left', args: [1000, [1, 2, 3, 4, 5]], expected: 1012 },
    { name: 'a short recording', args: [2, [1]], expected: 2 },
    { name: 'the longest recording', args: [1000000, [1, 999999]], expected: 1999999 },
    ...randomSmall,
    { name: '150 marks', args: () => inputOfSize(seededRandom(25_801), 150) },
    {
      name: '150 marks at equal distances',
      args: () => [151_000, Array.from({ length: 150 }, (_, i) => (i + 1) * 1000)],
    },
    {
      name: '150 marks at the right end',
      args: () => [1_000_000, Array.from({ length: 150 }, (_, i) => 999_999 - i)],
    },
  ],
});

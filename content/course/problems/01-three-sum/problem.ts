import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { inputOfSize, manyRepeats, oddNumbers, smallInput, spreadNumbers } from './inputs.ts';

/** Sorts, fixes the smallest entry of a triple, and finds the other two with two pointers. */
function threeSum(nums: readonly number[]): number[][] {
  const sorted = [...nums].sort((a, b) => a - b);
  const at = (i: number): number => sorted[i] as number;
  const triples: number[][] = [];
  for (let i = 0; i + 2 < sorted.length && at(i) <= 0; i += 1) {
    if (i > 0 && at(i) === at(i - 1)) continue;
    let low = i + 1;
    let high = sorted.length - 1;
    while (low < high) {
      const sum = at(i) + at(low) + at(high);
      if (sum === 0) triples.push([at(i), at(low), at(high)]);
      if (sum <= 0) {
        low += 1;
        while (low < high && at(low) === at(low - 1)) low += 1;
      } else {
        high -= 1;
      }
    }
  }
  return triples;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small ledger ${seed}`,
  args: () => smallInput(seededRandom(seed)),
}));

export const problem = defineProblem({
  signature,
  reference: threeSum,
  bruteForce,
  smallInput,
  growth: { n: 'the number of entries', largest: 12_000, input: inputOfSize },
  limits: {
    python3: { ...defaultLimits.python3, timeMs: 2000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 500 },
  },
  cases: [
    {
      name: 'example 1',
      args: [[4, -1, -3, 2, -1, 1]],
      expected: [
        [-3, -1, 4],
        [-3, 1, 2],
        [-1, -1, 2],
      ],
    },
    { name: 'example 2', args: [[5, 1, 2]], expected: [] },
    { name: 'example 3', args: [[0, 0, 0, 0]], expected: [[0, 0, 0]] },
    { name: 'the shortest ledger with an answer', args: [[-7, 2, 5]], expected: [[-7, 2, 5]] },
    { name: 'all losses', args: [[-1, -2, -3, -4]], expected: [] },
    { name: 'two zeros are not three', args: [[0, 0, 1]], expected: [] },
    { name: 'one entry cannot be taken twice', args: [[1, -2, 5]], expected: [] },
    { name: 'one loss cannot be taken twice', args: [[-4, 8, 1, 2]], expected: [] },
    {
      name: 'equal entries inside a triple',
      args: [[-2, 1, 1, -2, 4]],
      expected: [
        [-2, -2, 4],
        [-2, 1, 1],
      ],
    },
    {
      name: 'equal entries on both sides',
      args: [[-2, -2, 0, 0, 2, 2, 2]],
      expected: [[-2, 0, 2]],
    },
    {
      name: 'several triples share their smallest entry',
      args: [[-5, 1, 4, 2, 3, 0, 5]],
      expected: [
        [-5, 0, 5],
        [-5, 1, 4],
        [-5, 2, 3],
      ],
    },
    {
      name: 'the largest numbers',
      args: [[-100_000, 100_000, 0, 50_000, 50_000]],
      expected: [
        [-100_000, 0, 100_000],
        [-100_000, 50_000, 50_000],
      ],
    },
    ...randomSmall,
    { name: '3 000 zeros', args: () => [Array<number>(3000).fill(0)], expected: [[0, 0, 0]] },
    { name: '3 000 entries with many repeats', args: manyRepeats },
    { name: '1 500 odd numbers', args: oddNumbers, expected: [] },
    { name: '3 000 gains', args: () => [Array.from({ length: 3000 }, (_, i) => 3000 - i)], expected: [] },
    { name: '3 000 losses', args: () => [Array.from({ length: 3000 }, (_, i) => i - 3000)], expected: [] },
    { name: '3 000 numbers over the whole range', args: spreadNumbers },
  ],
});

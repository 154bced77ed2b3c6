import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { allBelow, inputOfSize, manyRepeats, smallInput, spreadNumbers } from './inputs.ts';
import { signature } from './signature.ts';

/** Sorts, fixes the smallest entry of a set, and counts all third entries of a pair at once. */
function countBelow(nums: readonly number[], limit: number): bigint {
  const sorted = [...nums].sort((a, b) => a - b);
  const at = (i: number): number => sorted[i] as number;
  let count = 0;
  for (let i = 0; i + 2 < sorted.length; i += 1) {
    let low = i + 1;
    let high = sorted.length - 1;
    while (low < high) {
      if (at(i) + at(low) + at(high) < limit) {
        count += high - low;
        low += 1;
      } else {
        high -= 1;
      }
    }
  }
  return BigInt(count);
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small ledger ${seed}`,
  args: () => smallInput(seededRandom(seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countBelow,
  bruteForce,
  smallInput,
  growth: { n: 'the number of entries', largest: 12_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[4, -1, -3, 2, -1, 1], 0], expected: 6n },
    { name: 'example 2', args: [[2, 2, 2, 2], 7], expected: 4n },
    { name: 'example 3', args: [[5, 1, 2], 8], expected: 0n },
    { name: 'the only set is below the limit', args: [[5, 1, 2], 9], expected: 1n },
    { name: 'the only set is above the limit', args: [[5, 1, 2], -9], expected: 0n },
    { name: 'equal entries at different positions', args: [[1, 1, 2, 2], 5], expected: 2n },
    { name: 'all gains', args: [[3, 4, 5, 6], 14], expected: 2n },
    { name: 'all losses', args: [[-1, -2, -3, -4], -7], expected: 2n },
    { name: 'a negative limit between the sums', args: [[-5, -4, 0, 9], -8], expected: 1n },
    { name: 'one entry cannot be taken twice', args: [[-9, 5, 5], 0], expected: 0n },
    { name: 'not sorted, with the smallest entries at the end', args: [[9, 8, -7, -8], 3], expected: 2n },
    { name: 'zeros only', args: [[0, 0, 0, 0, 0], 1], expected: 10n },
    {
      name: 'the largest numbers',
      args: [[100_000, 100_000, 100_000, -100_000], 300_000],
      expected: 3n,
    },
    ...randomSmall,
    { name: '1 000 entries with many repeats', args: manyRepeats },
    { name: '2 400 entries whose sums are all below the limit', args: allBelow },
    { name: '3 000 numbers over the whole range', args: spreadNumbers },
  ],
});

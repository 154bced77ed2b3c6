import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { hugeCoins, inputOfSize, largeInput, smallInput } from './inputs.ts';

/** Computes the fewest coins for every sum up to the amount. */
function fewestCoins(coins: readonly number[], amount: number): number {
  const fewest = [0];
  for (let sum = 1; sum <= amount; sum += 1) {
    const before = coins.filter((coin) => coin <= sum).map((coin) => fewest[sum - coin] as number);
    fewest.push(1 + Math.min(Infinity, ...before));
  }
  const count = fewest[amount] as number;
  return count === Infinity ? -1 : count;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small amount ${seed}`,
  args: () => smallInput(seededRandom(1910 + seed)),
}));

const oneToTwelve = Array.from({ length: 12 }, (_, i) => i + 1);
const evenCoins = oneToTwelve.map((coin) => 2 * coin);

export const problem = defineProblem({
  signature,
  reference: fewestCoins,
  bruteForce,
  smallInput,
  growth: { n: 'the amount', largest: 80_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[1, 7, 10], 14], expected: 2 },
    { name: 'example 2, not possible', args: [[5, 10], 3], expected: -1 },
    { name: 'example 3, nothing to pay', args: [[2, 5], 0], expected: 0 },
    { name: 'one coin of 1', args: [[1], 1], expected: 1 },
    { name: 'one coin that is too large', args: [[2], 1], expected: -1 },
    { name: 'one coin that does not fit', args: [[2], 3], expected: -1 },
    { name: 'one coin several times', args: [[4], 20], expected: 5 },
    { name: 'the amount is a coin', args: [[3, 8, 5], 8], expected: 1 },
    { name: 'the largest coin is not part of the answer', args: [[1, 3, 4], 6], expected: 2 },
    { name: 'a large coin and many of 1 are worse', args: [[1, 5, 6, 9], 11], expected: 2 },
    { name: 'the largest coin leads to a dead end', args: [[4, 9], 12], expected: 3 },
    { name: 'neither coin can be taken first without a thought', args: [[3, 7], 13], expected: 3 },
    { name: 'a gap between two coins', args: [[3, 7], 11], expected: -1 },
    { name: 'mixed coins', args: [[3, 5], 11], expected: 3 },
    { name: 'coins in falling order', args: [[10, 7, 1], 14], expected: 2 },
    { name: 'coins in no order', args: [[7, 1, 10], 21], expected: 3 },
    { name: 'the coins of a purse', args: [[1, 5, 10, 25], 63], expected: 6 },
    { name: 'twenty coins of four kinds', args: [[186, 419, 83, 408], 6249], expected: 20 },
    { name: 'the largest int as the only coin', args: [[2_147_483_647], 5], expected: -1 },
    { name: 'the largest int beside a coin of 1', args: [[1, 2_147_483_647], 5], expected: 5 },
    {
      name: 'two huge coins and a small one',
      args: [[2_147_483_646, 2, 2_147_483_647], 10_000],
      expected: 5000,
    },
    { name: 'one more than the amount', args: [[10_000], 9999], expected: -1 },
    ...randomSmall,
    { name: 'a coin of 10 000', args: [[3, 10_000], 10_000], expected: 1 },
    { name: '10 000 coins of 1', args: [[1], 10_000], expected: 10_000 },
    { name: 'the coins 1 to 12', args: [oneToTwelve, 10_000], expected: 834 },
    { name: 'twelve even coins and an odd amount', args: [evenCoins, 9999], expected: -1 },
    { name: 'twelve coins, some of them huge', args: hugeCoins },
    { name: 'twelve coins of up to three digits', args: largeInput },
  ],
});

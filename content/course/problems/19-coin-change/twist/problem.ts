import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { hugeCoins, inputOfSize, largeInput, smallInput } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

const modulus = 1_000_000_007;

/** Adds one kind of coin after the other, so that each way is built in one order only. */
function countWays(coins: readonly number[], amount: number): number {
  const ways = Array<number>(amount + 1).fill(0);
  ways[0] = 1;
  for (const coin of coins)
    for (let sum = coin; sum <= amount; sum += 1)
      ways[sum] = ((ways[sum] ?? 0) + (ways[sum - coin] ?? 0)) % modulus;
  return ways[amount] ?? 0;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small amount ${seed}`,
  args: () => smallInput(seededRandom(11_910 + seed)),
}));

const oneToTwelve = Array.from({ length: 12 }, (_, i) => i + 1);
const evenCoins = oneToTwelve.map((coin) => 2 * coin);

export const problem = defineProblem({
  signature,
  reference: countWays,
  bruteForce,
  smallInput,
  growth: { n: 'the amount', largest: 80_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[1, 7, 10], 14], expected: 4 },
    { name: 'example 2, not possible', args: [[5, 10], 3], expected: 0 },
    { name: 'example 3, nothing to pay', args: [[2, 5], 0], expected: 1 },
    { name: 'one coin of 1', args: [[1], 1], expected: 1 },
    { name: 'one coin that is too large', args: [[2], 1], expected: 0 },
    { name: 'one coin several times', args: [[4], 20], expected: 1 },
    { name: 'one coin that does not fit', args: [[4], 21], expected: 0 },
    { name: 'the amount is a coin', args: [[3, 8, 5], 8], expected: 2 },
    { name: 'two orders of the same coins', args: [[1, 2], 3], expected: 2 },
    { name: 'three kinds', args: [[1, 2, 3], 6], expected: 7 },
    { name: 'coins in falling order', args: [[10, 7, 1], 14], expected: 4 },
    { name: 'a gap between two coins', args: [[3, 7], 11], expected: 0 },
    { name: 'a coin that is needed twice', args: [[6, 9], 18], expected: 2 },
    { name: 'the coins of a purse', args: [[1, 5, 10, 25], 100], expected: 242 },
    { name: 'the largest int as the only coin', args: [[2_147_483_647], 5], expected: 0 },
    { name: 'the largest int beside a coin of 1', args: [[1, 2_147_483_647], 5], expected: 1 },
    { name: 'one more than the amount', args: [[10_000], 9999], expected: 0 },
    ...randomSmall,
    { name: '10 000 coins of 1', args: [[1], 10_000], expected: 1 },
    { name: 'the coins 1 to 12', args: [oneToTwelve, 10_000] },
    { name: 'twelve even coins and an odd amount', args: [evenCoins, 9999], expected: 0 },
    { name: 'twelve coins, some of them huge', args: hugeCoins },
    { name: 'twelve coins of up to three digits', args: largeInput },
  ],
});

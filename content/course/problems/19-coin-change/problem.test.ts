import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { inputOfSize, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const fewestCoins = problem.reference as (coins: readonly number[], amount: number) => number;

/** Pays one coin more in each round and keeps all sums that can be made with exactly so many coins. */
function bruteForce(coins: readonly number[], amount: number): number {
  let sums = new Set([0]);
  for (let count = 0; sums.size > 0; count += 1) {
    if (sums.has(amount)) return count;
    sums = new Set(
      [...sums].flatMap((sum) => coins.map((coin) => sum + coin).filter((next) => next <= amount)),
    );
  }
  return -1;
}

test('the reference counts the coins that adding one coin a round finds', () => {
  const random = seededRandom(2026);
  let impossible = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [coins, amount] = smallInput(random);
    const count = fewestCoins(coins, amount);
    expect({ coins, amount, count }).toEqual({ coins, amount, count: bruteForce(coins, amount) });
    if (count === -1) impossible += 1;
  }
  expect(impossible).toBeGreaterThan(100);
  expect(impossible).toBeLessThan(500);
});

test('the reference agrees on a larger amount as well', () => {
  const input = inputOfSize(seededRandom(1909), 1000);
  expect(fewestCoins(...input)).toBe(bruteForce(...input));
});

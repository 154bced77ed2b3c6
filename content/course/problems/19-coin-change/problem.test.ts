import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { inputOfSize, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const fewestCoins = problem.reference as (coins: readonly number[], amount: number) => number;

test('generates some impossible small amounts', () => {
  const random = seededRandom(2026);
  let impossible = 0;
  for (let round = 0; round < 1000; round += 1) {
    const [coins, amount] = smallInput(random);
    if (fewestCoins(coins, amount) === -1) impossible += 1;
  }
  expect(impossible).toBeGreaterThan(100);
  expect(impossible).toBeLessThan(500);
});

test('agrees with the brute force on a larger amount', () => {
  const input = inputOfSize(seededRandom(1909), 1000);
  expect(fewestCoins(...input)).toBe(bruteForce(...input));
});

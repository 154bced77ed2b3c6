import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { falling, inputOfSize, plateau, sameEveryDay } from './inputs.ts';
import { problem } from './problem.ts';

const daysToWarmer = problem.reference as (temps: readonly number[]) => number[];

test('agrees with the brute force on a long list', () => {
  const [temps] = inputOfSize(seededRandom(2027), 2000);
  expect(daysToWarmer(temps)).toEqual(bruteForce(temps));
});

test('generates large lists with the intended waits', () => {
  expect(daysToWarmer(...falling())).toEqual(Array<number>(200_000).fill(0));
  expect(daysToWarmer(...sameEveryDay())).toEqual(Array<number>(50_000).fill(0));
  expect(daysToWarmer(...plateau())).toEqual(Array.from({ length: 200_000 }, (_, i) => 199_999 - i));
});

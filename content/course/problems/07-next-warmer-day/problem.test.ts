import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { falling, inputOfSize, plateau, sameEveryDay, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const daysToWarmer = problem.reference as (temps: readonly number[]) => number[];

/** Looks ahead from every day. */
function bruteForce(temps: readonly number[]): number[] {
  return temps
    .map((temperature, day) => temps.slice(day).findIndex((later) => later > temperature))
    .map((days) => Math.max(0, days));
}

test('the reference finds the days that looking ahead finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const [temps] = smallInput(random);
    expect({ temps, wait: daysToWarmer(temps) }).toEqual({ temps, wait: bruteForce(temps) });
  }
});

test('the same holds for a long list', () => {
  const [temps] = inputOfSize(seededRandom(2027), 2000);
  expect(daysToWarmer(temps)).toEqual(bruteForce(temps));
});

test('the large lists have the waits they are made for', () => {
  const zeros = Array<number>(100_000).fill(0);
  expect(daysToWarmer(...falling())).toEqual(zeros);
  expect(daysToWarmer(...sameEveryDay())).toEqual(zeros);
  expect(daysToWarmer(...plateau())).toEqual(zeros.map((_, i) => zeros.length - 1 - i));
});

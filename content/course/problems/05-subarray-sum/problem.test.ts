import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { inputOfSize, smallInput, type Log } from './inputs.ts';
import { problem } from './problem.ts';

const countSubarrays = problem.reference as (...log: Log) => number;

/** Adds up every range. */
function bruteForce(nums: readonly number[], target: number): number {
  let found = 0;
  nums.forEach((_, start) => {
    for (let end = start + 1; end <= nums.length; end += 1) {
      if (nums.slice(start, end).reduce((sum, change) => sum + change, 0) === target) found += 1;
    }
  });
  return found;
}

test('the reference counts the ranges that adding up every range counts', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const log = smallInput(random);
    expect({ log, found: countSubarrays(...log) }).toEqual({ log, found: bruteForce(...log) });
  }
});

test('the same holds for longer logs', () => {
  const random = seededRandom(2027);
  for (let round = 0; round < 20; round += 1) {
    const log = inputOfSize(random, 60);
    expect({ log, found: countSubarrays(...log) }).toEqual({ log, found: bruteForce(...log) });
  }
});

test('every answer fits in an int', () => {
  for (const { args } of problem.cases) {
    const log = (typeof args === 'function' ? args() : args) as Log;
    expect(countSubarrays(...log)).toBeLessThan(2 ** 31);
  }
});

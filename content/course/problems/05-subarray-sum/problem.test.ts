import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { inputOfSize, type Log } from './inputs.ts';
import { problem } from './problem.ts';

const countSubarrays = problem.reference as (...log: Log) => number;

test('agrees with the brute force on longer logs', () => {
  const random = seededRandom(2027);
  for (let round = 0; round < 20; round += 1) {
    const log = inputOfSize(random, 60);
    expect({ log, found: countSubarrays(...log) }).toEqual({ log, found: bruteForce(...log) });
  }
});

test('has answers that fit in an int', () => {
  for (const { args } of problem.cases) {
    const log = (typeof args === 'function' ? args() : args) as Log;
    expect(countSubarrays(...log)).toBeLessThan(2 ** 31);
  }
});

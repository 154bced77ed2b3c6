import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { apart, inputOfSize, type Meeting } from './inputs.ts';
import { problem } from './problem.ts';

const mergeMeetings = problem.reference as (meetings: readonly Meeting[]) => Meeting[];

test('agrees with the brute force on many bookings', () => {
  const [meetings] = inputOfSize(seededRandom(2027), 2000);
  const busy = mergeMeetings(meetings);
  expect(busy).toEqual(bruteForce(meetings));
  expect(busy.length).toBeGreaterThan(100);
});

test('keeps separate bookings unchanged', () => {
  expect(mergeMeetings(...apart())).toHaveLength(100_000);
});

import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { oneParcelADay, smallInput, type Belt } from './inputs.ts';
import { problem } from './problem.ts';

const minCapacity = problem.reference as (...belt: Belt) => bigint;

/** Tries every first load and asks for the best way with the rest. */
function bruteForce(parcels: readonly number[], days: number): number {
  if (parcels.length === 0) return 0;
  if (days === 0) return Infinity;
  const choices = parcels.map((_, last) => {
    const load = parcels.slice(0, last + 1).reduce((sum, parcel) => sum + parcel, 0);
    return Math.max(load, bruteForce(parcels.slice(last + 1), days - 1));
  });
  return Math.min(...choices);
}

test('the reference finds the limit that trying every way to split the belt finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const belt = smallInput(random);
    expect({ belt, limit: minCapacity(...belt) }).toEqual({ belt, limit: BigInt(bruteForce(...belt)) });
  }
});

test('with a day for each parcel the heaviest decides', () => {
  const belt = oneParcelADay();
  expect(minCapacity(...belt)).toBe(BigInt(Math.max(...belt[0])));
});

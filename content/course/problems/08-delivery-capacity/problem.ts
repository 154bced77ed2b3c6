import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import {
  allOnOneDay,
  anyWeights,
  inputOfSize,
  lightAndHeavy,
  oneParcelADay,
  rising,
  smallInput,
} from './inputs.ts';

/** Binary search for the smallest sufficient limit, between the heaviest parcel and the sum. */
function minCapacity(parcels: readonly number[], days: number): bigint {
  let low = parcels.reduce((heaviest, parcel) => Math.max(heaviest, parcel));
  let high = parcels.reduce((sum, parcel) => sum + parcel);
  while (low < high) {
    const limit = Math.floor((low + high) / 2);
    if (daysNeeded(parcels, limit) <= days) high = limit;
    else low = limit + 1;
  }
  return BigInt(low);
}

/** Loads trucks greedily. No parcel is heavier than `limit`. */
function daysNeeded(parcels: readonly number[], limit: number): number {
  let days = 1;
  let load = 0;
  for (const parcel of parcels) {
    if (load + parcel > limit) {
      days += 1;
      load = 0;
    }
    load += parcel;
  }
  return days;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small belt ${seed}`,
  args: () => smallInput(seededRandom(810 + seed)),
}));

const billion = 1_000_000_000;

export const problem = defineProblem({
  signature,
  reference: minCapacity,
  bruteForce,
  smallInput,
  growth: { n: 'the number of parcels', largest: 50_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[2, 7, 1, 3, 3, 4], 3], expected: 9n },
    { name: 'example 2, a day for each parcel', args: [[7, 2, 5], 3], expected: 7n },
    { name: 'example 3, all on one day', args: [[billion, billion, billion], 1], expected: 3_000_000_000n },
    { name: 'one light parcel', args: [[1], 1], expected: 1n },
    { name: 'one heavy parcel', args: [[billion], 1], expected: 1_000_000_000n },
    { name: 'two parcels, one day', args: [[2, 3], 1], expected: 5n },
    { name: 'two parcels, two days', args: [[2, 3], 2], expected: 3n },
    { name: 'equal parcels share out evenly', args: [[4, 4, 4, 4, 4, 4], 3], expected: 8n },
    { name: 'equal parcels do not share out evenly', args: [[4, 4, 4, 4, 4], 3], expected: 8n },
    { name: 'a truck is filled to its limit', args: [[5, 5, 5, 5], 2], expected: 10n },
    { name: 'one to ten', args: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5], expected: 15n },
    { name: 'ten to one', args: [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 5], expected: 15n },
    { name: 'more than the average', args: [[5, 1, 5, 1, 5], 2], expected: 11n },
    { name: 'the heaviest parcel decides', args: [[1, 1, 9, 1, 1], 3], expected: 9n },
    { name: 'the heaviest parcel comes last', args: [[1, 1, 1, 1, 9], 2], expected: 9n },
    { name: 'the heaviest parcel comes first', args: [[9, 1, 1, 1, 1], 2], expected: 9n },
    { name: 'heavy and light in turn keep their order', args: [[8, 1, 8, 1, 8, 1], 3], expected: 9n },
    { name: 'sorted parcels would need more', args: [[1, 9, 1, 9], 2], expected: 10n },
    { name: 'light ones between heavy ones', args: [[9, 1, 1, 9, 1, 1], 2], expected: 11n },
    { name: 'not every day is needed', args: [[3, 3, 3, 3, 10], 4], expected: 10n },
    {
      name: 'just above what an int holds',
      args: [[billion, billion, 147_483_648], 1],
      expected: 2_147_483_648n,
    },
    {
      name: 'just what an int holds, while the sum is more',
      args: [[billion, billion, 147_483_647, billion, billion], 2],
      expected: 2_147_483_647n,
    },
    {
      name: 'two days of three billion each',
      args: [Array<number>(6).fill(billion), 2],
      expected: 3_000_000_000n,
    },
    ...randomSmall,
    { name: '50 000 parcels and as many days', args: oneParcelADay },
    { name: '50 000 heavy parcels on one day', args: allOnOneDay, expected: 50_000_000_000_000n },
    { name: '50 000 parcels, light and heavy', args: lightAndHeavy },
    { name: '50 000 parcels, heavier and heavier', args: rising },
    { name: '50 000 parcels of any weight', args: anyWeights },
  ],
});

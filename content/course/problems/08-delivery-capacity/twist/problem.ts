import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { allOnOneDay, anyWeights, inputOfSize, lightThenHeavy, smallInput } from './inputs.ts';
import { signature } from './signature.ts';

/** Binary search for the smallest limit that is enough, between the heaviest parcel and the sum. */
function minCapacity(parcels: readonly number[], days: number, places: number): bigint {
  let low = parcels.reduce((heaviest, parcel) => Math.max(heaviest, parcel));
  let high = parcels.reduce((sum, parcel) => sum + parcel);
  while (low < high) {
    const limit = Math.floor((low + high) / 2);
    if (daysNeeded(parcels, places, limit) <= days) high = limit;
    else low = limit + 1;
  }
  return BigInt(low);
}

/** Fills each truck until the next parcel is too heavy or has no place. */
function daysNeeded(parcels: readonly number[], places: number, limit: number): number {
  let days = 1;
  let load = 0;
  let count = 0;
  for (const parcel of parcels) {
    if (load + parcel > limit || count === places) {
      days += 1;
      load = 0;
      count = 0;
    }
    load += parcel;
    count += 1;
  }
  return days;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small belt ${seed}`,
  args: () => smallInput(seededRandom(10_810 + seed)),
}));

const billion = 1_000_000_000;

export const problem = defineProblem({
  signature,
  reference: minCapacity,
  bruteForce,
  smallInput,
  growth: { n: 'the number of parcels', largest: 50_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[6, 1, 1, 1, 1, 6], 3, 2], expected: 7n },
    { name: 'example 2, a place stays empty', args: [[1, 2, 7, 4, 4], 3, 2], expected: 8n },
    { name: 'example 3, more places than needed', args: [[2, 3, 2], 2, 3], expected: 5n },
    { name: 'one parcel', args: [[4], 1, 1], expected: 4n },
    { name: 'one place each', args: [[3, 9, 2], 3, 1], expected: 9n },
    { name: 'all on one day, all places taken', args: [[3, 9, 2], 1, 3], expected: 14n },
    { name: 'the places decide', args: [[1, 1, 1, 9, 9, 9], 3, 2], expected: 18n },
    { name: 'the weight decides', args: [[9, 9, 1, 1, 1], 3, 4], expected: 9n },
    { name: 'many light parcels first', args: [[1, 1, 1, 1, 8], 2, 3], expected: 9n },
    { name: 'many light parcels last', args: [[8, 1, 1, 1, 1], 2, 3], expected: 9n },
    { name: 'full by weight, then full by places', args: [[5, 5, 1, 1, 1, 1, 5], 4, 2], expected: 6n },
    { name: 'full by places, then full by weight', args: [[1, 1, 1, 5, 5], 3, 2], expected: 6n },
    { name: 'both restrictions in turn', args: [[4, 1, 1, 4, 1, 1, 4], 4, 2], expected: 5n },
    { name: 'equal loads with an empty place each', args: [[3, 3, 3, 3], 2, 3], expected: 6n },
    { name: 'the last truck is full', args: [[2, 2, 2, 2], 2, 2], expected: 4n },
    { name: 'the heaviest parcel comes last', args: [[1, 1, 1, 20], 3, 2], expected: 20n },
    { name: 'more places than parcels', args: [[1, 2, 3], 2, 20_000], expected: 3n },
    {
      name: 'three billion on one truck',
      args: [[billion, billion, billion], 1, 3],
      expected: 3_000_000_000n,
    },
    ...randomSmall,
    { name: '20 000 heavy parcels on one day', args: allOnOneDay, expected: 20_000_000_000_000n },
    { name: '20 000 parcels, first light, then heavy', args: lightThenHeavy },
    { name: '20 000 parcels of any weight', args: anyWeights },
  ],
});

import type { Invariant } from '@dryrun/contracts/invariant';

type Numbers = readonly number[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'is too small for the heaviest parcel',
    holds: (capacity: bigint, parcels: Numbers) => capacity >= Math.max(...parcels),
  },
  {
    broken: 'is larger than all parcels together',
    holds: (capacity: bigint, parcels: Numbers) => capacity <= parcels.reduce((sum, n) => sum + n, 0),
  },
];

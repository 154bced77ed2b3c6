import { isDistinct, isPartOf, type Invariant } from '@dryrun/contracts/invariant';

type Triples = readonly (readonly number[])[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'has a triple that doesn’t add up to 0',
    holds: (triples: Triples) => triples.every((triple) => triple.reduce((sum, n) => sum + n, 0) === 0),
  },
  {
    broken: 'has a triple that uses an entry twice',
    holds: (triples: Triples, nums: readonly number[]) => triples.every((triple) => isPartOf(triple, nums)),
  },
  {
    broken: 'has the same triple twice',
    holds: (triples: Triples) => isDistinct(triples.map((triple) => triple.toSorted((a, b) => a - b))),
  },
];

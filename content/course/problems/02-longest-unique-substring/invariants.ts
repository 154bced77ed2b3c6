import type { Invariant } from '@dryrun/contracts/invariant';

export const invariants: readonly Invariant[] = [
  {
    broken: 'is larger than the number of different characters',
    holds: (longest: number, text: string) => longest <= new Set(text).size,
  },
  {
    broken: 'is 0, but any character alone is unique',
    holds: (longest: number, text: string) => longest > 0 || text === '',
  },
];

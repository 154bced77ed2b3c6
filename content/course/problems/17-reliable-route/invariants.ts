import type { Invariant } from '@dryrun/contracts/invariant';

export const invariants: readonly Invariant[] = [
  { broken: 'is larger than 1', holds: (chance: number) => chance <= 1 + 1e-9 },
  { broken: 'is negative', holds: (chance: number) => chance >= 0 },
];

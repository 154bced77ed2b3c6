import type { Invariant } from '@dryrun/contracts/invariant';

export const invariants: readonly Invariant[] = [
  {
    broken: 'is less than the difference of the lengths',
    holds: (distance: number, a: string, b: string) => distance >= Math.abs(a.length - b.length),
  },
  {
    broken: 'is more than the length of the longer text',
    holds: (distance: number, a: string, b: string) => distance <= Math.max(a.length, b.length),
  },
];

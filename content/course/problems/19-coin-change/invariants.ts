import type { Invariant } from '@dryrun/contracts/invariant';

type Numbers = readonly number[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'needs more coins than the amount, but no coin is less than 1',
    holds: (count: number, _: Numbers, amount: number) => count <= amount,
  },
  {
    broken: 'has fewer coins than are needed even of the largest one',
    holds: (count: number, coins: Numbers, amount: number) =>
      count === -1 || (count >= 0 && count * Math.max(...coins) >= amount),
  },
];

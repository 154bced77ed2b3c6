import type { Invariant } from '@dryrun/contracts/invariant';

export const invariants: readonly Invariant[] = [
  {
    broken: 'doesn’t have one number for each read',
    holds: (answer: readonly number[], _: number, operations: readonly (readonly number[])[]) =>
      answer.length === operations.filter(({ length }) => length === 2).length,
  },
];

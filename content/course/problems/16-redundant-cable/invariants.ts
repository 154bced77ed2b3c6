import type { Invariant } from '@dryrun/contracts/invariant';

export const invariants: readonly Invariant[] = [
  {
    broken: 'is none of the cables',
    holds: (cable: readonly number[], cables: readonly (readonly number[])[]) =>
      cables.some((other) => String(other) === String(cable)),
  },
];

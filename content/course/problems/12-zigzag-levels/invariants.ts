import { isPartOf, type Invariant } from '@dryrun/contracts/invariant';

type Levels = readonly (readonly number[])[];
type Tree = readonly (number | null)[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'has a level without nodes',
    holds: (levels: Levels) => levels.every(({ length }) => length > 0),
  },
  {
    broken: 'doesn’t have each node once',
    holds: (levels: Levels, root: Tree) => {
      const nodes = root.filter((value) => value !== null);
      return levels.flat().length === nodes.length && isPartOf(levels.flat(), nodes);
    },
  },
];

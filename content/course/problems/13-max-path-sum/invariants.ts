import type { Invariant } from '@dryrun/contracts/invariant';

type Tree = readonly (number | null)[];

const valuesOf = (root: Tree) => root.filter((value) => value !== null);

export const invariants: readonly Invariant[] = [
  {
    broken: 'is smaller than the largest node, which is a path by itself',
    holds: (best: number, root: Tree) => best >= Math.max(...valuesOf(root)),
  },
  {
    broken: 'is larger than all positive nodes together',
    holds: (best: number, root: Tree) => {
      const values = valuesOf(root);
      const positive = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
      return best <= Math.max(positive, ...values);
    },
  },
];

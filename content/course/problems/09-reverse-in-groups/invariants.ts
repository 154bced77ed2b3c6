import { isPartOf, type Invariant } from '@dryrun/contracts/invariant';

type Numbers = readonly number[];

export const invariants: readonly Invariant[] = [
  {
    broken: 'has lost nodes',
    holds: (answer: Numbers, head: Numbers) => isPartOf(head, answer),
  },
  {
    broken: 'has more nodes than the list',
    holds: (answer: Numbers, head: Numbers) => answer.length <= head.length,
  },
];

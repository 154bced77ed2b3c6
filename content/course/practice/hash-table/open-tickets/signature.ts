import type { Signature } from '@dryrun/contracts/signature';
import { template } from './template.ts';

export const signature: Signature = {
  questionId: 254,
  path: 'open-tickets',
  name: 'Open Tickets',
  difficulty: 'Medium',
  pattern: 'Design: hash tables + stacks',
  function: 'runDesk',
  args: [
    {
      name: 'operations',
      type: 'int[][]',
      rule: { length: [1, 80_000], itemLength: [2, 3], range: [0, 1_000_000] },
    },
  ],
  returns: 'int[]',
  compare: 'exact',
  template,
  examples: [
    ['[[1,70,5],[1,71,5],[1,72,6],[3,5],[4,5],[2,71],[4,5],[3,5]]'],
    ['[[1,8,1],[1,9,1],[1,8,1],[4,1],[3,1],[1,8,2],[4,1],[3,2]]'],
    ['[[3,4],[4,4],[2,30],[1,0,4],[4,4]]'],
  ],
  check: (args) => {
    const [operations] = args as readonly [readonly (readonly number[])[]];
    for (const [i, operation] of operations.entries()) {
      const [kind = 0] = operation;
      if (kind < 1 || kind > 4) return `operations[${i}][0]: the kinds are 1 to 4; there is no ${kind}`;
      if (kind === 1 && operation.length !== 3)
        return `operations[${i}]: to open a ticket, write [1, ticket, topic]`;
      if (kind !== 1 && operation.length !== 2)
        return `operations[${i}]: an operation of kind ${kind} has two numbers`;
    }
    return undefined;
  },
};

import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 110,
  path: 'cache-with-age',
  name: 'Cache With Age',
  difficulty: 'Medium',
  pattern: 'Design: hash table + doubly linked list',
  function: 'runCache',
  args: [
    { name: 'capacity', type: 'int', rule: { range: [1, 100_000] } },
    { name: 'age', type: 'int', rule: { range: [1, 200_000] } },
    {
      name: 'operations',
      type: 'int[][]',
      rule: { length: [1, 100_000], itemLength: [2, 3], range: [0, 1_000_000] },
    },
  ],
  returns: 'int[]',
  compare: 'exact',
  examples: [
    ['2', '2', '[[1,1,10],[1,2,20],[2,1],[2,1]]'],
    ['2', '100', '[[1,7,70],[1,5,50],[1,7,71],[1,9,90],[2,7],[2,5]]'],
    ['1', '2', '[[1,4,40],[2,9],[1,4,41],[2,4]]'],
  ],
  check: (args) => {
    const [, , operations] = args as readonly [number, number, readonly (readonly number[])[]];
    for (const [i, operation] of operations.entries()) {
      const [kind] = operation;
      if (kind !== 1 && kind !== 2)
        return `operations[${i}][0]: 1 stores and 2 reads; there is no operation ${kind}`;
      if (kind === 1 && operation.length !== 3) return `operations[${i}]: to store, write [1, key, value]`;
      if (kind === 2 && operation.length !== 2) return `operations[${i}]: to read, write [2, key]`;
    }
    return undefined;
  },
};

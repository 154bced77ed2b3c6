import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 248,
  path: 'hill-programs',
  name: 'Hill Programs',
  difficulty: 'Medium',
  pattern: 'Backtracking with pruning',
  function: 'hillPrograms',
  args: [
    { name: 'ups', type: 'int', rule: { range: [1, 11] } },
    { name: 'peak', type: 'int', rule: { range: [1, 11] } },
  ],
  returns: 'List<String>',
  compare: 'unordered',
  examples: [
    ['3', '2'],
    ['2', '2'],
    ['4', '1'],
  ],
  check: (args) => {
    const [ups, peak] = args as readonly [number, number];
    return peak <= ups ? undefined : `peak: with ${ups} ups, level ${peak} is out of reach`;
  },
};

import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 209,
  path: 'rain-between',
  name: 'Rain Between',
  difficulty: 'Easy',
  pattern: 'Prefix sums',
  function: 'sumOfDays',
  args: [
    { name: 'rain', type: 'int[]', rule: { length: [1, 50_000], range: [0, 1000] } },
    {
      name: 'questions',
      type: 'int[][]',
      rule: { length: [0, 50_000], itemLength: [2, 2], range: [0, 49_999] },
    },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['[3,0,5,2]', '[[0,1],[1,3],[2,2]]'],
    ['[7]', '[[0,0]]'],
    ['[1,2]', '[]'],
  ],
  check: (args) => {
    const [rain, questions] = args as readonly [readonly number[], readonly (readonly number[])[]];
    const isValid = questions.every(([from = 0, to = 0]) => from <= to && to < rain.length);
    return isValid ? undefined : 'questions: each needs 0 ≤ from ≤ to, and `to` must be a day';
  },
};

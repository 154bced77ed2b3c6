import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 119,
  path: 'ways-to-pay',
  name: 'Ways to Pay',
  difficulty: 'Medium',
  pattern: 'Dynamic programming, one dimension',
  function: 'fewestCoins',
  args: [
    { name: 'coins', type: 'int[]', rule: { length: [1, 12], range: [1, 2_147_483_647] } },
    { name: 'amount', type: 'int', rule: { range: [0, 10_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[1,7,10]', '14'],
    ['[5,10]', '3'],
    ['[2,5]', '0'],
  ],
  check: (args) => {
    const [coins] = args as readonly [readonly number[], number];
    const i = coins.findIndex((coin, at) => coins.indexOf(coin) < at);
    return i < 0 ? undefined : `coins[${i}]: the coin ${coins[i]} is listed twice`;
  },
};

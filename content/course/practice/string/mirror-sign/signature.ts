import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 213,
  path: 'mirror-sign',
  name: 'Mirror Sign',
  difficulty: 'Easy',
  pattern: 'Two pointers',
  function: 'readsBothWays',
  args: [
    {
      name: 'sign',
      type: 'string',
      rule: { length: [0, 100_000], letters: { pattern: /^[ -~]*$/, words: 'printable ASCII characters' } },
    },
  ],
  returns: 'boolean',
  compare: 'exact',
  examples: [['"Never odd - or even!"'], ['"No 1 on"'], ['"Open"']],
};

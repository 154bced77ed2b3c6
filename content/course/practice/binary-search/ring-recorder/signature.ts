import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 241,
  path: 'ring-recorder',
  name: 'Ring Recorder',
  difficulty: 'Medium',
  pattern: 'Binary search in a rotated list',
  function: 'findEntry',
  args: [
    { name: 'memory', type: 'int[]', rule: { length: [1, 100_000], range: [0, 1_000_000_000] } },
    { name: 'wanted', type: 'int[]', rule: { length: [0, 100_000], range: [0, 1_000_000_000] } },
  ],
  returns: 'List<Integer>',
  compare: 'exact',
  examples: [
    ['[70,85,12,30,44]', '[30,70,50]'],
    ['[1,2,3]', '[3]'],
    ['[5]', '[4,5]'],
  ],
  check: (args) => {
    const [memory] = args as readonly [readonly number[], readonly number[]];
    if (new Set(memory).size < memory.length) return 'memory: all must be different';
    const drops = memory.filter((entry, i) => entry < (memory[i - 1] ?? -1)).length;
    const isValid = drops === 0 || (drops === 1 && (memory.at(-1) ?? 0) < (memory[0] ?? 0));
    return isValid ? undefined : 'memory: must rise, with at most one break, after which all are smaller';
  },
};

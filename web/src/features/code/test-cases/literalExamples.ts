import type { ValueType } from '@dryrun/contracts/signature';

/** A literal of each type whose literals are not obvious. */
export const literalExamples: Partial<Record<ValueType, string>> = {
  string: '"text"',
  char: '"c"',
  'int[]': '[1, 2, 3]',
  'int[][]': '[[1, 2], [3, 4]]',
  'string[]': '["one", "two"]',
  'char[][]': '["ab", "cd"]',
  'List<Integer>': '[1, 2, 3]',
  'List<String>': '["one", "two"]',
  'List<List<Integer>>': '[[1, 2], [3]]',
  'List<List<String>>': '[["one", "two"], ["three"]]',
  ListNode: '[1, 2, 3]',
  TreeNode: 'Level by level: [1, 2, 3, null, 4]',
};

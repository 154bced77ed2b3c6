import { expect, test } from '@jest/globals';
import type { Comparison, ValueType } from '@dryrun/contracts/signature';
import { parseAnswer } from '@dryrun/contracts/literal';
import { answersEqual } from './comparison.ts';

type Row = [comparison: Comparison, type: ValueType, expected: string, actual: string, isEqual: boolean];

const rows: Row[] = [
  ['exact', 'int', '3', '3', true],
  ['exact', 'int', '3', '-3', false],
  ['exact', 'int', '0', '-0', true],
  ['exact', 'long', '9007199254740993', '9007199254740993', true],
  ['exact', 'long', '9007199254740993', '9007199254740992', false],
  ['exact', 'boolean', 'true', 'false', false],
  ['exact', 'string', '"ab"', '"ab"', true],
  ['exact', 'string', '"ab"', '"Ab"', false],
  ['exact', 'int[]', '[1,2]', '[2,1]', false],
  ['exact', 'int[]', '[1,2]', '[1,2,3]', false],
  ['exact', 'int[]', '[]', '[]', true],
  ['exact', 'ListNode', '[]', 'null', true],
  ['exact', 'ListNode', '[1,2]', '[1]', false],
  ['exact', 'TreeNode', '[1,null,2]', '[1,null,2,null,null]', true],
  ['exact', 'TreeNode', '[1,null,2]', '[1,2]', false],
  ['exact', 'char[][]', '["B.","W."]', '[["B","."],["W","."]]', true],
  ['exact', 'char[][]', '["B.","W."]', '["B.","W"]', false],
  ['exact', 'double', '0.1', 'NaN', false],
  ['exact', 'List<List<Integer>>', '[[1],[2,3]]', '[[1],[3,2]]', false],
  ['exact', 'List<List<Integer>>', '[[],[1]]', '[[],[1]]', true],

  ['unordered', 'List<String>', '["oath","eat"]', '["eat","oath"]', true],
  ['unordered', 'List<String>', '["oath","eat"]', '["eat","oath","eat"]', false],
  ['unordered', 'List<String>', '["a","a","b"]', '["a","b","b"]', false],
  ['unordered', 'List<String>', '[]', '[]', true],
  ['unordered', 'int[]', '[10,9,1]', '[1,9,10]', true],
  ['unordered', 'List<List<Integer>>', '[[1,2],[3]]', '[[3],[1,2]]', true],
  ['unordered', 'List<List<Integer>>', '[[1,2],[3]]', '[[3],[2,1]]', false],

  ['unordered-deep', 'List<List<Integer>>', '[[-3,-1,4],[-1,-1,2]]', '[[2,-1,-1],[4,-3,-1]]', true],
  ['unordered-deep', 'List<List<Integer>>', '[[-1,-1,2]]', '[[-1,2,2]]', false],
  ['unordered-deep', 'List<List<Integer>>', '[[0,0,0]]', '[[0,0,0],[0,0,0]]', false],
  ['unordered-deep', 'List<List<Integer>>', '[[1,2],[3,4]]', '[[1,3],[2,4]]', false],
  ['unordered-deep', 'List<List<Integer>>', '[[1,23]]', '[[12,3]]', false],
  ['unordered-deep', 'List<List<Integer>>', '[]', '[[]]', false],
  ['unordered-deep', 'List<List<String>>', '[["stop","pots"],["a"]]', '[["a"],["pots","stop"]]', true],
  ['unordered-deep', 'List<List<String>>', '[["",""],["a"]]', '[[""],["a",""]]', false],
  ['unordered-deep', 'List<List<String>>', '[["a,b"]]', '[["a","b"]]', false],

  ['float-1e-6', 'double', '0.72', '0.72', true],
  ['float-1e-6', 'double', '0.72', '0.7200005', true],
  ['float-1e-6', 'double', '0.72', '0.720001', false],
  ['float-1e-6', 'double', '1', '1.000001', true],
  ['float-1e-6', 'double', '3e-10', '3.0000001e-10', true],
  ['float-1e-6', 'double', '3e-10', '3.1e-10', false],
  ['float-1e-6', 'double', '1e-58', '0.0', true],
  ['float-1e-6', 'double', '0.0', '9e-13', true],
  ['float-1e-6', 'double', '0.0', '2e-12', false],
  ['float-1e-6', 'double', '0.0', '-0.0', true],
  ['float-1e-6', 'double', '0.5', '-0.5', false],
  ['float-1e-6', 'double', '0.5', 'NaN', false],
  ['float-1e-6', 'double', '0.0', 'NaN', false],
  ['float-1e-6', 'double', '0.5', 'Infinity', false],
];

test.each(rows)('compares %s %s: %s and %s -> %s', (comparison, type, expected, actual, isEqual) => {
  const values = [parseAnswer(type, expected), parseAnswer(type, actual)] as const;
  expect(answersEqual(comparison, type, ...values)).toBe(isEqual);
});

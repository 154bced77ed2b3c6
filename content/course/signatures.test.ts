import { expect, test } from '@jest/globals';
import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { findSignature } from './outline.ts';

/** Returns the error message for a test case; undefined if it is valid. */
function errorOf(questionId: number, ...input: string[]): string | undefined {
  const signature = findSignature(questionId);
  if (!signature) throw new Error(`no question ${questionId}`);
  try {
    parseArguments(signature, input);
    return undefined;
  } catch (error) {
    if (error instanceof ArgumentsError) return error.message;
    throw error;
  }
}

const deepTree = `[${Array.from({ length: 1001 }, () => '1').join(',null,')}]`;

const rejected: [number, string[], string][] = [
  [1, ['[1,2]'], 'nums: 2 items; 3 to 3,000 are allowed'],
  [1, ['[0,0,100001]'], 'nums[2]: 100001 is not between -100,000 and 100,000'],
  [2, ['"caf\u00e9"'], 'text: use only printable ASCII characters'],
  [3, ['"(a)"'], 'text: use only the brackets ()[]{}'],
  [4, ['["ok","No"]'], 'words[1]: use only the letters a to z'],
  [6, ['[[1,2],[5,3]]'], 'meetings[1]: the end must not come before the start'],
  [8, ['[1,2]', '3'], 'days: 3 is more than the 2 parcels'],
  [9, ['[1,2]', '0'], 'k: 0 is not between 1 and 5,000'],
  [10, ['2', '[[1,1,10],[3,1]]'], 'operations[1][0]: 1 stores and 2 reads; there is no operation 3'],
  [10, ['2', '[[1,1]]'], 'operations[0]: to store, write [1, key, value]'],
  [10, ['2', '[[2,1,5]]'], 'operations[0]: to read, write [2, key]'],
  [11, ['["a","a"]', '2'], 'k: 2 is more than the 1 different words'],
  [12, ['[1,null,null,4]'], 'root[3]: this value has no parent node'],
  [13, ['[]'], 'root: 0 nodes; 1 to 30,000 are allowed'],
  [13, [deepTree], 'root: the tree has 1001 levels; at most 1000 are allowed'],
  [14, ['["B.","W."]', '2', '0', '"B"'], 'row: 2 is off the board, which has 2 rows'],
  [14, ['["B.","W."]', '0', '2', '"B"'], 'col: 2 is off the board, which has 2 columns'],
  [14, ['["B.","W."]', '0', '1', '"X"'], "color: use only 'B' or 'W'"],
  [14, ['["Bx","W."]', '0', '1', '"B"'], "board[0]: use only 'B', 'W' and '.'"],
  [14, ['["BW.","WW."]', '0', '2', '"B"'], "board[0][0]: this stone's group has no liberty"],
  [14, ['["WWB","BB."]', '1', '2', '"B"'], "board[0][0]: this stone's group has no liberty"],
  [15, ['2', '[[0,1],[1,2]]'], 'deps[1]: the modules are numbered 0 to 1'],
  [16, ['[[1,2],[2,3],[3,3]]'], 'cables[2]: joins computer 3 to itself'],
  [16, ['[[1,2],[2,3],[2,1]]'], 'cables[2]: joins the same computers as cables[0]'],
  [16, ['[[1,2],[2,3],[3,4]]'], 'cables[2]: 3 cables join the computers 1 to 3'],
  [16, ['[[1,2],[2,3],[3,1],[4,5],[5,6],[6,4]]'], 'cables: computer 4 cannot be reached from computer 1'],
  [17, ['4', '[[0,1,90],[1,2,90],[2,3,90],[2,2,90]]', '0', '1'], 'links[3]: joins node 2 to itself'],
  [17, ['4', '[[0,1,90],[1,0,80]]', '0', '1'], 'links[1]: joins the same nodes as links[0]'],
  [17, ['4', '[[0,4,90]]', '0', '1'], 'links[0]: 4 is not a node; the nodes are numbered 0 to 3'],
  [17, ['4', '[[-1,2,90]]', '0', '1'], 'links[0]: -1 is not a node; the nodes are numbered 0 to 3'],
  [17, ['4', '[[0,1,0]]', '0', '1'], 'links[0]: 0 per cent is not between 1 and 100'],
  [17, ['4', '[]', '4', '1'], 'start: 4 is not a node; the nodes are numbered 0 to 3'],
  [17, ['4', '[]', '0', '4'], 'end: 4 is not a node; the nodes are numbered 0 to 3'],
  [18, ['["ab"]', '["a","b","a"]'], 'words[2]: the same word as words[0]'],
  [19, ['[5,2,5]', '7'], 'coins[2]: the coin 5 is listed twice'],
  [19, ['[0]', '7'], 'coins[0]: 0 is not between 1 and 2,147,483,647'],
  [20, ['"a"', '"B"'], 'b: use only the letters a to z'],
];

test.each(rejected)('question %i rejects %j: %s', (questionId, input, sentence) => {
  expect(errorOf(questionId, ...input)).toBe(sentence);
});

const accepted: [number, string[]][] = [
  [9, ['[]', '1']],
  [10, ['1', '[[2,0]]']],
  [12, ['[null]']],
  [13, ['[1,null,2]']],
  [14, ['["."]', '0', '0', '"W"']],
  [14, ['["WW.","WB.","BB."]', '0', '2', '"B"']],
  [16, ['[[1,2],[2,3],[3,1]]']],
  [17, ['2', '[]', '1', '1']],
];

test.each(accepted)('question %i accepts %j', (questionId, input) => {
  expect(errorOf(questionId, ...input)).toBeUndefined();
});

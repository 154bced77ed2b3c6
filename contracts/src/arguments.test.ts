import { expect, test } from '@jest/globals';
import { ArgumentsError, parseArguments } from './arguments.ts';
import type { Signature } from './signature.ts';

const signature: Signature = {
  questionId: 1,
  path: 'place',
  name: 'Place',
  difficulty: 'Easy',
  pattern: 'None',
  function: 'place',
  args: [
    { name: 'nums', type: 'int[]', rule: { length: [1, 3], range: [-5, 5] } },
    {
      name: 'board',
      type: 'char[][]',
      rule: { rectangular: true, letters: { pattern: /^[BW.]*$/, words: "'B', 'W' and '.'" } },
    },
    { name: 'words', type: 'string[]', rule: { itemLength: [1, 2] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [],
  check: ([nums, board]) =>
    (nums as number[]).length > (board as string[]).length
      ? 'nums: there are more numbers than rows'
      : undefined,
};

const good = ['[1,2]', '["B.","W."]', '["a"]'];
const withArgument = (index: number, text: string): string[] =>
  good.map((old, i) => (i === index ? text : old));

test('parses a valid test case into typed values', () => {
  expect(parseArguments(signature, good)).toEqual([[1, 2], ['B.', 'W.'], ['a']]);
});

test.each([
  [0, '[]', 'nums: 0 items; 1 to 3 are allowed'],
  [0, '[1,9]', 'nums[1]: 9 is not between -5 and 5'],
  [0, '[1,2,3]', 'nums: there are more numbers than rows'],
  [1, '["B.","W"]', 'board[1]: this row has 1 cell, the first has 2'],
  [1, '["X."]', "board[0]: use only 'B', 'W' and '.'"],
  [2, '["abc"]', 'words[0]: 3 characters; 1 to 2 are allowed'],
] as const)('rejects argument %i with the literal %s: %s', (index, text, message) => {
  expect(() => parseArguments(signature, withArgument(index, text))).toThrow(message);
});

test('reports every invalid argument by name', () => {
  expect.assertions(2);
  try {
    parseArguments(signature, ['x', '["B."]', '1']);
  } catch (error) {
    expect(error).toBeInstanceOf(ArgumentsError);
    expect(Object.keys((error as ArgumentsError).fields)).toEqual(['nums', 'words']);
  }
});

test('lists the argument names when the number of values is wrong', () => {
  expect(() => parseArguments(signature, ['[1]'])).toThrow(
    'input: must have 3 values (nums, board, words), not 1',
  );
});

test('rejects a test case over 16 kB', () => {
  expect(() => parseArguments(signature, [`[${'1,'.repeat(9000)}1]`, '[]', '[]'])).toThrow('at most 16 kB');
});

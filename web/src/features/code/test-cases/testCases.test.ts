import { findSignature } from '@dryrun/content/course/outline';
import type { Signature } from '@dryrun/contracts/signature';
import { expect, test } from '@jest/globals';
import { validateCase, nextCaseValues, normalizedCase, parseCases, serializeCases } from './testCases.ts';

function signatureOf(questionId: number): Signature {
  const signature = findSignature(questionId);
  if (!signature) throw new Error(`unknown question ${questionId}`);
  return signature;
}
const threeSum = signatureOf(1);
const gameOfGo = signatureOf(14);
const example = ['[4,-1,-3,2,-1,1]'];
const { examples } = threeSum;

test.each([
  ['[1,2,a]', "nums: unexpected 'a' at position 6"],
  ['[1,2,"3"]', "nums[2]: '3' is not an int"],
  ['[1,2.5,3]', 'nums[1]: 2.5 is not an int'],
  ['', 'nums: enter a list of ints'],
  ['[1]', 'nums: 1 item; 3 to 3,000 are allowed'],
])('rejects %s with a message that names the field', (text, message) => {
  expect(validateCase(threeSum, [text])['nums']).toContain(message);
});

test('reports an error for every invalid argument', () => {
  expect(Object.keys(validateCase(gameOfGo, ['["B."]', 'x', '0', '"Q"']))).toEqual(['row', 'color']);
});

test('reports an invalid combination of arguments on the argument to correct', () => {
  expect(validateCase(gameOfGo, ['["B."]', '4', '0', '"B"'])).toEqual({
    row: 'row: 4 is off the board, which has 1 rows',
  });
});

test('normalizes lenient input to the literals that the judge parses', () => {
  expect(normalizedCase(threeSum, ['1, 2 , 3'])).toEqual(['[1,2,3]']);
  expect(normalizedCase(gameOfGo, ["['B.']", ' 0', '1', '"B"'])).toEqual(['["B."]', '0', '1', '"B"']);
  expect(normalizedCase(threeSum, ['nonsense'])).toBeUndefined();
});

test('restores stored cases and falls back to all examples for invalid ones', () => {
  expect(parseCases('[["[1,2,3]"],["[0,0,0]"]]', examples)).toHaveLength(2);
  for (const stored of [null, '', '{"a":1}', '[]', '[["1","2"]]', '[[1]]']) {
    expect(parseCases(stored, examples)).toEqual(examples.map((values, id) => ({ id, values })));
  }
});

test('does not store the unchanged examples', () => {
  expect(serializeCases(parseCases(null, examples), examples)).toBeNull();
  expect(serializeCases([{ id: 3, values: example }], examples)).toBe('[["[4,-1,-3,2,-1,1]"]]');
  expect(serializeCases([{ id: 0, values: ['[1,2,3]'] }], examples)).toBe('[["[1,2,3]"]]');
});

test('fills a new case with the next example, or with a copy when all examples are used', () => {
  const first = { id: 0, values: example };
  expect(nextCaseValues(threeSum, [first], first)).toEqual(['[5,1,2]']);
  const allExamples = threeSum.examples.map((values, id) => ({ id, values }));
  const customCase = { id: 9, values: ['[7,7,7]'] };
  expect(nextCaseValues(threeSum, [...allExamples, customCase], customCase)).toEqual(['[7,7,7]']);
});

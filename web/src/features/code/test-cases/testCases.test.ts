import { findSignature } from '@dryrun/content/course/outline';
import type { Signature } from '@dryrun/contracts/signature';
import { expect, test } from '@jest/globals';
import { faultsOf, nextCaseValues, normalizedCase, readCases, storableCases } from './testCases.ts';

function signature(questionId: number): Signature {
  const found = findSignature(questionId);
  if (!found) throw new Error(`there is no question ${questionId}`);
  return found;
}
const threeSum = signature(1);
const go = signature(14);
const example = ['[4,-1,-3,2,-1,1]'];

test.each([
  ['[1,2,a]', "nums: 'a' was not expected at position 6"],
  ['[1,2,"3"]', "nums[2]: '3' is not an int"],
  ['[1,2.5,3]', 'nums[1]: 2.5 is not an int'],
  ['', 'nums: a value is needed, a list of ints'],
  ['[1]', 'nums: 1 item; 3 to 3\u00a0000 are allowed'],
])('%s is refused with a sentence that names the field', (text, sentence) => {
  expect(faultsOf(threeSum, [text])['nums']).toContain(sentence);
});

test('every faulty argument has its own sentence', () => {
  expect(Object.keys(faultsOf(go, ['["B."]', 'x', '0', '"Q"']))).toEqual(['row', 'color']);
});

test('a rule over several arguments names the one to change', () => {
  expect(faultsOf(go, ['["B."]', '4', '0', '"B"'])).toEqual({
    row: 'row: 4 is off the board, which has 1 rows',
  });
});

test('lenient spellings become the literals that the judge reads', () => {
  expect(normalizedCase(threeSum, ['1, 2 , 3'])).toEqual(['[1,2,3]']);
  expect(normalizedCase(go, ["['B.']", ' 0', '1', '"B"'])).toEqual(['["B."]', '0', '1', '"B"']);
  expect(normalizedCase(threeSum, ['nonsense'])).toBeUndefined();
});

test('kept cases come back, damaged or foreign ones give way to the example', () => {
  expect(readCases('[["[1,2,3]"],["[0,0,0]"]]', example)).toHaveLength(2);
  for (const stored of [null, '', '{"a":1}', '[]', '[["1","2"]]', '[[1]]']) {
    expect(readCases(stored, example)).toEqual([{ id: 0, values: example }]);
  }
});

test('the untouched example is not stored', () => {
  expect(storableCases([{ id: 3, values: example }], example)).toBeNull();
  expect(storableCases([{ id: 0, values: ['[1,2,3]'] }], example)).toBe('[["[1,2,3]"]]');
});

test('a new case is the next example, and a copy when all are there', () => {
  const first = { id: 0, values: example };
  expect(nextCaseValues(threeSum, [first], first)).toEqual(['[5,1,2]']);
  const all = threeSum.examples.map((values, id) => ({ id, values }));
  const own = { id: 9, values: ['[7,7,7]'] };
  expect(nextCaseValues(threeSum, [...all, own], own)).toEqual(['[7,7,7]']);
});

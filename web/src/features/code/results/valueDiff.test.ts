import { expect, test } from '@jest/globals';
import { diffValues, type Piece } from './valueDiff.ts';

const withMarks = (pieces: readonly Piece[]) =>
  pieces.map(({ text, differs }) => (differs ? `«${text}»` : text)).join('');

test.each([
  ['a number', '5', '6', '«5»', '«6»'],
  ['one item of a list', '[1,2,3]', '[1,9,3]', '[1,«2»,3]', '[1,«9»,3]'],
  ['a missing item', '[1,2]', '[1]', '[1«,2»]', '[1]'],
  ['a string that contains brackets', '["a]","b"]', '["a]","c"]', '["a]",«"b"»]', '["a]",«"c"»]'],
  ['a nested item', '[[1,2],[3]]', '[[1,2],[4]]', '[[1,2],[«3»]]', '[[1,2],[«4»]]'],
  ['nothing in equal values', '[1]', '[1]', '[1]', '[1]'],
])('marks %s', (_, expected, actual, expectedMarks, actualMarks) => {
  const diff = diffValues(expected, actual, 'exact');
  expect(withMarks(diff.expected)).toBe(expectedMarks);
  expect(withMarks(diff.actual)).toBe(actualMarks);
});

test('marks only unpaired items when order does not matter', () => {
  const diff = diffValues('["b","a"]', '["a","c"]', 'unordered');
  expect(withMarks(diff.expected)).toBe('[«"b"»,"a"]');
  expect(withMarks(diff.actual)).toBe('["a",«"c"»]');
});

test('treats reordered inner items as equal and marks repeated items in unordered-deep mode', () => {
  const diff = diffValues('[[0,1,-1]]', '[[-1,0,1],[1,0,-1]]', 'unordered-deep');
  expect(withMarks(diff.expected)).toBe('[[0,1,-1]]');
  expect(withMarks(diff.actual)).toBe('[[-1,0,1],«[1,0,-1]»]');
});

test('marks every actual item when the expected list is empty', () => {
  const diff = diffValues('[]', '[[1,2]]', 'unordered');
  expect(withMarks(diff.expected)).toBe('[]');
  expect(withMarks(diff.actual)).toBe('[«[1,2]»]');
});

test('keeps the full text of a truncated value', () => {
  const truncated = '[1,2,3…(90 more)';
  expect(withMarks(diffValues('[1,2]', truncated, 'unordered').actual).replaceAll(/[«»]/g, '')).toBe(
    truncated,
  );
});

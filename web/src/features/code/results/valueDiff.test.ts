import { expect, test } from '@jest/globals';
import { diffValues, type Piece } from './valueDiff.ts';

/** Wraps the differences in «». */
const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, differs }) => (differs ? `«${text}»` : text)).join('');

test.each([
  ['a number', '5', '6', '«5»', '«6»'],
  ['one item of a list', '[1,2,3]', '[1,9,3]', '[1,«2»,3]', '[1,«9»,3]'],
  ['a missing item', '[1,2]', '[1]', '[1«,2»]', '[1]'],
  ['a string that holds brackets', '["a]","b"]', '["a]","c"]', '["a]",«"b"»]', '["a]",«"c"»]'],
  ['a nested item', '[[1,2],[3]]', '[[1,2],[4]]', '[[1,2],[«3»]]', '[[1,2],[«4»]]'],
  ['nothing', '[1]', '[1]', '[1]', '[1]'],
])('marks %s', (_, expected, actual, expectedMarks, actualMarks) => {
  const diff = diffValues(expected, actual, 'exact');
  expect(marked(diff.expected)).toBe(expectedMarks);
  expect(marked(diff.actual)).toBe(actualMarks);
});

test('marks only items without an equal one when order does not matter', () => {
  const diff = diffValues('["b","a"]', '["a","c"]', 'unordered');
  expect(marked(diff.expected)).toBe('[«"b"»,"a"]');
  expect(marked(diff.actual)).toBe('["a",«"c"»]');
});

test('treats reordered items as equal and marks repeated ones when order does not matter inside items', () => {
  const diff = diffValues('[[0,1,-1]]', '[[-1,0,1],[1,0,-1]]', 'unordered-deep');
  expect(marked(diff.expected)).toBe('[[0,1,-1]]');
  expect(marked(diff.actual)).toBe('[[-1,0,1],«[1,0,-1]»]');
});

test('compares an empty list', () => {
  const diff = diffValues('[]', '[[1,2]]', 'unordered');
  expect(marked(diff.expected)).toBe('[]');
  expect(marked(diff.actual)).toBe('[«[1,2]»]');
});

test('keeps the full text of a truncated value', () => {
  const cut = '[1,2,3…(90 more)';
  expect(marked(diffValues('[1,2]', cut, 'unordered').actual).replaceAll(/[«»]/g, '')).toBe(cut);
});

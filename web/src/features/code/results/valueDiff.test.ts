import { expect, test } from '@jest/globals';
import { diffValues, type Piece } from './valueDiff.ts';

/** A side with its differences in «», so that a table shows them. */
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

test('where order is free, only items without an equal one differ', () => {
  const diff = diffValues('["b","a"]', '["a","c"]', 'unordered');
  expect(marked(diff.expected)).toBe('[«"b"»,"a"]');
  expect(marked(diff.actual)).toBe('["a",«"c"»]');
});

test('where order is free inside items too, a reordered item is equal and a repeated one differs', () => {
  const diff = diffValues('[[0,1,-1]]', '[[-1,0,1],[1,0,-1]]', 'unordered-deep');
  expect(marked(diff.expected)).toBe('[[0,1,-1]]');
  expect(marked(diff.actual)).toBe('[[-1,0,1],«[1,0,-1]»]');
});

test('an empty list is compared as such', () => {
  const diff = diffValues('[]', '[[1,2]]', 'unordered');
  expect(marked(diff.expected)).toBe('[]');
  expect(marked(diff.actual)).toBe('[«[1,2]»]');
});

test('a value that was cut is still shown whole', () => {
  const cut = '[1,2,3…(90 more)';
  expect(marked(diffValues('[1,2]', cut, 'unordered').actual).replaceAll(/[«»]/g, '')).toBe(cut);
});

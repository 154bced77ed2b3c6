import { expect, test } from '@jest/globals';
import { loadCatalog } from './catalog.ts';
import { createSearch } from './search.ts';
import { fold } from './spoken-half.ts';

const search = createSearch(loadCatalog(''));
const lessonsFor = (query: string): string[] =>
  search.find(query, () => true, 50).map(({ lessonPath }) => lessonPath);

test.each([
  ['cycle', 'circles', 'depth-first-search'],
  ['knapsack', 'rucksack', 'dynamic-programming'],
  ['subarray', 'stretch', 'sliding-window'],
  ['XOR', 'exclusive or', 'array'],
  ['LCA', 'ancestor', 'tree'],
  ['recurrence', 'formula', 'recursion'],
  ['memoization', 'memoisation', 'dynamic-programming'],
])('finds the lessons on %s also by the plain word "%s"', (term, plainWord, lesson) => {
  expect(lessonsFor(term)).toContain(lesson);
  expect(lessonsFor(plainWord)).toContain(lesson);
});

test('requires each word or a synonym of it', () => {
  expect(lessonsFor('cycle zzz')).toEqual([]);
});

test('finds a misspelled word', () => {
  expect(lessonsFor('dikstra')).toContain('breadth-first-search');
});

test('lists the lesson with the name first, then sections that explain the term', () => {
  expect(lessonsFor('sort')[0]).toBe('sorting');
  expect(lessonsFor('merge sort')[0]).toBe('sorting');
});

test('shows the characters that the text escapes', () => {
  const catalog = loadCatalog('');
  const text = { lessonContent: '', solution: '', answer: fold("Isn't 0 < 1?", '') };
  const escaped = createSearch({ ...catalog, findLessonText: (id) => (id === 1 ? text : undefined) });
  expect(escaped.find('isn', () => true)[0]?.excerpt).toBe("Isn't 0 < 1?");
});

test('finds and shows only the name of a lesson that the user may not read', () => {
  const locked = search.find('heap', ({ lesson }) => lesson.urlPath !== 'heap', 50);
  expect(locked.filter(({ lessonPath }) => lessonPath === 'heap')).toEqual([
    { coursePath: 'coding-interview', lessonPath: 'heap', lessonName: 'Heaps' },
  ]);
});

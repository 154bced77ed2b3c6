import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import type { Lesson } from '@dryrun/contracts/courses';
import { expect, test } from '@jest/globals';
import { findPreviousAndNext } from './previousAndNext.ts';

function lessonAt(path: string): Lesson {
  const lesson = findLesson(path);
  if (!lesson) throw new Error(`there is no lesson ${path}`);
  return lesson;
}
const adjacentPaths = (path: string, canOpen: (lesson: Lesson) => boolean) => {
  const { back, next } = findPreviousAndNext(builtInCourse, lessonAt(path), canOpen);
  return [back?.urlPath, next?.urlPath];
};

test('returns the adjacent lessons of other sections', () => {
  expect(adjacentPaths('array', () => true)).toEqual(['complexities', 'string']);
});

test('returns undefined before the first lesson and after the last', () => {
  expect(adjacentPaths('how-to-use', () => true)).toEqual([undefined, 'complexities']);
  expect(adjacentPaths('edit-distance', () => true)).toEqual(['coin-change', undefined]);
});

test('skips lessons that cannot be opened', () => {
  const open = new Set(['three-sum', 'go']);
  expect(adjacentPaths('group-anagrams', ({ urlPath }) => open.has(urlPath))).toEqual(['three-sum', 'go']);
});

import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import type { Lesson } from '@dryrun/contracts/courses';
import { expect, test } from '@jest/globals';
import { previousAndNextOf } from './previousAndNext.ts';

function lesson(path: string): Lesson {
  const found = findLesson(path);
  if (!found) throw new Error(`there is no lesson ${path}`);
  return found;
}
const names = (path: string, canOpen: (lesson: Lesson) => boolean) => {
  const { back, next } = previousAndNextOf(builtInCourse, lesson(path), canOpen);
  return [back?.urlPath, next?.urlPath];
};

test('crosses sections', () => {
  expect(names('array', () => true)).toEqual(['complexities', 'string']);
});

test('returns nothing before the first lesson and after the last', () => {
  expect(names('how-to-use', () => true)).toEqual([undefined, 'complexities']);
  expect(names('edit-distance', () => true)).toEqual(['coin-change', undefined]);
});

test('skips lessons that cannot be opened', () => {
  const open = new Set(['three-sum', 'go']);
  expect(names('group-anagrams', ({ urlPath }) => open.has(urlPath))).toEqual(['three-sum', 'go']);
});

import { expect, test } from '@jest/globals';
import { getLessonText } from '../src/lessons.ts';
import { builtInCourse } from './outline.ts';
import { isPublished } from './published.ts';

test('counts exactly the lessons with a text as published', () => {
  const lessons = builtInCourse.sections.flatMap((section) => section.lessons);
  const withText = lessons.filter((lesson) => getLessonText(lesson.id) !== undefined);
  expect(lessons.filter(isPublished).map((lesson) => lesson.urlPath)).toEqual(
    withText.map((lesson) => lesson.urlPath),
  );
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { flattenLessons } from '@dryrun/contracts/courses';
import { coursesFolder } from './content-folder.ts';
import { readCourseFolders } from './course-folders.ts';
import { parseFences } from './fences.ts';
import { compileText } from './lesson-blocks.ts';
import { readYaml } from './yaml-source.ts';

const courses = readCourseFolders(coursesFolder);
const lessons = courses.flatMap(({ course, lessonsFolder }) =>
  flattenLessons(course).map(({ urlPath, minutes, teaches }) => ({
    name: `${course.path}/${urlPath}`,
    minutes,
    teaches,
    text: readFileSync(path.join(lessonsFolder, `${urlPath}.md`), 'utf8'),
  })),
);

test.each(courses)('offers a free lesson of $course.path', ({ course }) => {
  expect(flattenLessons(course).some(({ preview }) => preview)).toBe(true);
});

test.each(lessons)('has pictures, quizzes with explanations and sources in $name', (lesson) => {
  const fences = parseFences(lesson.text);
  expect(fences.filter(({ name }) => ['picture', 'slideshow'].includes(name)).length).toBeGreaterThanOrEqual(
    2,
  );
  const questionCounts = fences
    .filter(({ name }) => name === 'quiz')
    .map(({ body }) => {
      const source = readYaml(body);
      const { questions } = ('value' in source ? source.value : {}) as { questions?: readonly unknown[] };
      return questions?.length ?? 0;
    });
  expect(Math.max(0, ...questionCounts)).toBeGreaterThanOrEqual(3);
  expect(compileText(lesson.text, () => '').warnings).toEqual([]);
  const sources = lesson.text.split('\n## Sources\n')[1]?.match(/^- /gm) ?? [];
  expect(sources.length).toBeGreaterThanOrEqual(3);
  expect(sources.length).toBeLessThanOrEqual(8);
  expect(lesson.teaches).toBeDefined();
  expect(lesson.minutes).toBeGreaterThanOrEqual(10);
  expect(lesson.minutes).toBeLessThanOrEqual(20);
});

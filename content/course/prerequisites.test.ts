import { loadCatalog } from '@dryrun/content/catalog';
import { listQuizzes } from '@dryrun/content/lesson-quizzes';
import { frontMatterSchemas, parseFields } from '@dryrun/contracts/course-file';
import { isCorrectChoice, quizIdOf } from '@dryrun/contracts/quiz-grading';
import { expect, test } from '@jest/globals';
import { flattenLessons } from '@dryrun/contracts/courses';
import { builtInCourse, findLesson } from './outline.ts';
import { patternGroups } from './patterns.ts';
import { placementQuestions } from './placement.ts';
import { needsOfPath, patternOfPath } from './prerequisites.ts';

const lessons = flattenLessons(builtInCourse);
const order = new Map(lessons.map(({ urlPath }, i) => [urlPath, i]));

test('names the file and the field of an unknown lesson', () => {
  const { problem } = frontMatterSchemas(['array', 'sorting']);
  const fields = { id: 1, teaches: 'A task.', group: 'Trees', needs: ['array', 'sort'] };
  expect(() => parseFields(problem, fields, 'content/course/problems/01-a/question.md')).toThrow(
    /^content\/course\/problems\/01-a\/question\.md:\n✖ there is no text lesson "sort"\n[^]+at needs\[1\]$/,
  );
});

test('needs only text lessons that come earlier in the course', () => {
  for (const { urlPath } of lessons) {
    for (const needed of needsOfPath(urlPath)) {
      expect(findLesson(needed)?.isCodingProblem).toBe(false);
      expect(order.get(needed)).toBeLessThan(order.get(urlPath) ?? -1);
    }
  }
});

test('teaches each pattern with problems, and each problem needs a lesson', () => {
  for (const { name, paths } of patternGroups) {
    const taught = lessons.filter(
      (lesson) => !lesson.isCodingProblem && patternOfPath(lesson.urlPath) === name,
    );
    expect([name, taught.length > 0]).toEqual([name, true]);
    for (const path of paths) expect([path, needsOfPath(path).length > 0]).toEqual([path, true]);
  }
});

test('asks for each pattern with problems in the placement, with questions that need no other text', () => {
  const catalog = loadCatalog('/no-courses');
  for (const { lesson, quiz: quizId, question: index } of placementQuestions) {
    const text = catalog.findLessonText(findLesson(lesson)?.id ?? -1);
    const quiz = text && listQuizzes(text).find((each) => quizIdOf(each) === quizId);
    const question = quiz?.questions[index];
    expect([lesson, question?.text.includes('above')]).toEqual([lesson, false]);
    // A question that accepts every answer measures nothing.
    expect(quiz && isCorrectChoice(quiz, index, [])).toBe(false);
  }
  const asked = new Set(placementQuestions.map(({ lesson }) => patternOfPath(lesson)));
  expect(patternGroups.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  expect(new Set(placementQuestions.map(({ lesson }) => lesson)).size).toBe(placementQuestions.length);
});

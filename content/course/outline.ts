import { flattenLessons, type Course, type Lesson, type Section } from '@dryrun/contracts/courses';
import { site } from '@dryrun/contracts/site';
import type { Signature } from '@dryrun/contracts/signature';
import { codeTemplate } from './code-template.ts';
import { fullDesc, shortDesc } from './description.ts';
import { frontMatter, practiceProblemCount, signatures } from './public-parts.ts';

const sectionNames = ['Introduction', 'Data structures', 'Algorithms'];

/** Estimated time to solve a problem, in minutes. */
const minutesToSolve = { Easy: 20, Medium: 30, Hard: 45 } as const;

function textLessons(sectionName: string): Lesson[] {
  return Object.entries(frontMatter.lessons)
    .filter(([, { section }]) => section === sectionName)
    .sort(([, a], [, b]) => (a.order ?? a.id) - (b.order ?? b.id))
    .map(([urlPath, { id, name, teaches, minutes, preview = false }], i) => ({
      id,
      lessonOrder: i + 1,
      name,
      preview,
      urlPath,
      isCodingProblem: false,
      teaches,
      minutes,
    }));
}

function codingLesson(signature: Signature, i: number): Lesson {
  const { path, name, difficulty, questionId } = signature;
  const publicFields = frontMatter.problems[path];
  if (!publicFields) throw new Error(`The problem "${path}" has no question.md.`);
  const { id, teaches, preview = false } = publicFields;
  return {
    id,
    lessonOrder: i + 1,
    name,
    preview,
    urlPath: path,
    isCodingProblem: true,
    teaches,
    minutes: minutesToSolve[difficulty],
    questionId,
    difficulty,
    codeTemplate: codeTemplate(signature),
    args: { names: signature.args.map((arg) => arg.name), values: [...(signature.examples[0] ?? [])] },
  };
}

const sections: Section[] = [
  ...sectionNames.map((name, i) => ({ name, sectionOrder: i + 1, lessons: textLessons(name) })),
  {
    name: 'Coding questions',
    sectionOrder: sectionNames.length + 1,
    lessons: signatures.map(codingLesson),
  },
];

/** The built-in course. Contains only public data, no paid content. */
export const builtInCourse: Course = {
  id: 1,
  path: 'coding-interview',
  title: 'Coding interview course',
  // Settings of the site, which are set after this module is loaded.
  get price() {
    return site.price;
  },
  get discountPercentage() {
    return site.discountPercentage;
  },
  get practiceOff() {
    return site.practiceOff;
  },
  shortDesc,
  fullDesc,
  imageUrl: '/images/coding-interview-course.svg',
  language: 'English',
  sections,
  practiceProblemCount,
  createTime: '2026-11-21T00:00:00.000Z',
  updateTime: '2026-11-21T00:00:00.000Z',
};

/** Finds a lesson of the built-in course by URL path. */
export function findLesson(path: string): Lesson | undefined {
  return flattenLessons(builtInCourse).find((lesson) => lesson.urlPath === path);
}

/** The problems of a course and their lessons. Only the built-in course has problems. */
export function listProblemLessons(
  courseId: number,
): { readonly lessonId: number; readonly questionId: number }[] {
  if (courseId !== builtInCourse.id) return [];
  const lessons = flattenLessons(builtInCourse);
  return lessons.flatMap(({ id, questionId }) =>
    questionId === undefined ? [] : [{ lessonId: id, questionId }],
  );
}

/** Finds a coding problem's public definition. */
export function findSignature(questionId: number): Signature | undefined {
  return signatures.find((signature) => signature.questionId === questionId);
}

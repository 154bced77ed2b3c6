import type { Course, Lesson, Section } from '@dryrun/contracts/courses';
import { site } from '@dryrun/contracts/site';
import type { Signature } from '@dryrun/contracts/signature';
import { codeTemplate } from './code-template.ts';
import { fullDesc, shortDesc } from './description.ts';
import { minutesOf } from './minutes.ts';
import { signatures } from './signatures.ts';
import { teaches } from './teaches.ts';

type TextLesson = readonly [name: string, urlPath: string];

const introduction: readonly TextLesson[] = [
  ['How to use this course', 'how-to-use'],
  ['Time and space complexity', 'complexities'],
];

const dataStructures: readonly TextLesson[] = [
  ['Arrays', 'array'],
  ['Strings', 'string'],
  ['Linked lists', 'linked-list'],
  ['Stacks and queues', 'stack-and-queue'],
  ['Hash tables', 'hash-table'],
  ['Trees', 'tree'],
  ['Heaps', 'heap'],
  ['Tries', 'trie'],
  ['Graphs', 'graph'],
];

const algorithms: readonly TextLesson[] = [
  ['Two pointers', 'two-pointers'],
  ['Sliding window', 'sliding-window'],
  ['Sorting', 'sorting'],
  ['Binary search', 'binary-search'],
  ['Recursion and divide and conquer', 'recursion'],
  ['Permutations', 'permutation'],
  ['Combinations and subsets', 'combination'],
  ['Depth-first search', 'depth-first-search'],
  ['Breadth-first search', 'breadth-first-search'],
  ['Greedy algorithms', 'greedy'],
  ['Dynamic programming', 'dynamic-programming'],
];

/** Free preview lessons (docs/product.md, Courses). */
const previews: ReadonlySet<string> = new Set([
  'how-to-use',
  'complexities',
  'graph',
  'permutation',
  'three-sum',
  'go',
]);

function textLessons(firstId: number, lessons: readonly TextLesson[]): Lesson[] {
  return lessons.map(([name, urlPath], i) => ({
    id: firstId + i,
    lessonOrder: i + 1,
    name,
    preview: previews.has(urlPath),
    urlPath,
    isCodingProblem: false,
    teaches: teaches[urlPath],
    minutes: minutesOf({ urlPath }),
  }));
}

function codingLesson(signature: Signature, i: number): Lesson {
  return {
    id: 23 + i,
    lessonOrder: i + 1,
    name: signature.name,
    preview: previews.has(signature.path),
    urlPath: signature.path,
    isCodingProblem: true,
    teaches: teaches[signature.path],
    minutes: minutesOf({ urlPath: signature.path, difficulty: signature.difficulty }),
    questionId: signature.questionId,
    difficulty: signature.difficulty,
    codeTemplate: codeTemplate(signature),
    args: { names: signature.args.map((arg) => arg.name), values: [...(signature.examples[0] ?? [])] },
  };
}

const sections: Section[] = [
  { name: 'Introduction', sectionOrder: 1, lessons: textLessons(1, introduction) },
  { name: 'Data structures', sectionOrder: 2, lessons: textLessons(3, dataStructures) },
  { name: 'Algorithms', sectionOrder: 3, lessons: textLessons(12, algorithms) },
  { name: 'Coding questions', sectionOrder: 4, lessons: signatures.map(codingLesson) },
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
  shortDesc,
  fullDesc,
  imageUrl: '/images/coding-interview-course.svg',
  language: 'English',
  sections,
  createTime: '2026-11-21T00:00:00.000Z',
  updateTime: '2026-11-21T00:00:00.000Z',
};

/** Finds a lesson of the built-in course by URL path. */
export function findLesson(path: string): Lesson | undefined {
  return sections.flatMap((section) => section.lessons).find((lesson) => lesson.urlPath === path);
}

/** The problems of a course and their lessons. Only the built-in course has problems. */
export function listProblemLessons(
  courseId: number,
): { readonly lessonId: number; readonly questionId: number }[] {
  if (courseId !== builtInCourse.id) return [];
  const lessons = sections.flatMap((section) => section.lessons);
  return lessons.flatMap(({ id, questionId }) =>
    questionId === undefined ? [] : [{ lessonId: id, questionId }],
  );
}

/** Finds a coding problem's public definition. */
export function findSignature(questionId: number): Signature | undefined {
  return signatures.find((signature) => signature.questionId === questionId);
}

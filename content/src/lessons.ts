import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flattenLessons, type Course, type Lesson } from '@dryrun/contracts/courses';
import type { LessonText } from '@dryrun/contracts/page-renderer';
import { pagePath } from '@dryrun/contracts/pages';
import type { Signature } from '@dryrun/contracts/signature';
import { builtInCourse, findSignature } from '../course/outline.ts';
import { comparisonRule, freshProgramNote } from './comparison-rule.ts';
import { problemFolder } from './content-folder.ts';
import { lessonsFolder, listLessonTraces } from './lesson-traces.ts';
import { findProblem } from './problems.ts';
import { solutionFiles } from './solution-files.ts';
import { readSpokenHalf } from './spoken-half.ts';
import { readTextFile } from './text-file.ts';

const solutionsPlaceholder = /^::solutions$/m;
const comparisonPlaceholder = /^::comparison$/m;
const freshProgramPlaceholder = /^::fresh-program$/m;

const cache = new Map<number, LessonText | undefined>();

/** Returns undefined for unknown and unpublished lessons of the built-in course. */
export function getLessonText(lessonId: number): LessonText | undefined {
  if (!cache.has(lessonId)) {
    const lesson = flattenLessons(builtInCourse).find(({ id }) => id === lessonId);
    cache.set(lessonId, lesson && readLesson(lesson));
  }
  return cache.get(lessonId);
}

function readLesson(lesson: Lesson): LessonText | undefined {
  return lesson.questionId === undefined
    ? readTextLesson(lessonsFolder, builtInCourse, lesson)
    : readProblem(lesson.questionId);
}

export function readTextLesson(folder: string, course: Course, { urlPath }: Lesson): LessonText | undefined {
  const recorded = new Set(listLessonTraces(folder, urlPath));
  const text = readTextFile(path.join(folder, `${urlPath}.md`), createLinkResolver(course), recorded);
  return text && { lessonContent: text.markdown, solution: '', answer: '' };
}

/** Resolves `lesson:<path>` links within a course. */
export function createLinkResolver(course: Course): (lessonPath: string) => string | undefined {
  const paths = new Set(flattenLessons(course).map(({ urlPath }) => urlPath));
  return (lessonPath) =>
    paths.has(lessonPath) ? pagePath('lesson', { coursePath: course.path, lessonPath }) : undefined;
}

function readProblem(questionId: number): LessonText | undefined {
  const signature = findSignature(questionId);
  if (!signature) return undefined;
  const folder = problemFolder(signature);
  const question = readQuestion(folder, signature);
  const solution = readPart(folder, 'thought-process.md');
  if (!question || solution === undefined) return undefined;
  return { ...question, solution };
}

/** The question and the best solution of a problem or a twist. Undefined if one is missing. */
export function readQuestion(
  folder: string,
  signature: Signature,
): Pick<LessonText, 'lessonContent' | 'answer'> | undefined {
  const lessonContent = readPart(folder, 'question.md');
  const answer = readPart(folder, 'best-solution.md');
  if (lessonContent === undefined || answer === undefined) return undefined;
  return {
    lessonContent: lessonContent
      .replace(comparisonPlaceholder, () => `${comparisonRule(signature)}\n\n${testsNote(folder, signature)}`)
      .replace(freshProgramPlaceholder, freshProgramNote),
    answer: [answer.replace(solutionsPlaceholder, () => solutionBlocks(folder)), readSpokenHalf(folder)]
      .join('\n\n')
      .trimEnd(),
  };
}

/** How many tests Submit runs, and how many wrong programs they were proven to catch. */
function testsNote(folder: string, { questionId }: Signature): string {
  const tests = findProblem(questionId)?.cases.length;
  const wrong = readdirSync(path.join(folder, 'wrong')).length;
  return `Submit runs ${tests} tests. They catch all ${wrong} wrong programs that we know.`;
}

function readPart(folder: string, name: string): string | undefined {
  return readTextFile(path.join(folder, name), createLinkResolver(builtInCourse))?.markdown;
}

function solutionBlocks(folder: string): string {
  const block = (language: string, file: string): string =>
    `\`\`\`${language}\n${readFileSync(path.join(folder, file), 'utf8').trimEnd()}\n\`\`\``;
  return [
    block('java', solutionFiles.java),
    block('python', solutionFiles.python3),
    block('cpp', solutionFiles.c_cpp),
  ].join('\n\n');
}

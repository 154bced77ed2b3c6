import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Course, Lesson } from '@dryrun/contracts/courses';
import { builtInCourse, findSignature } from '../course/outline.ts';
import { comparisonRule, freshProgram } from './comparison-rule.ts';
import { contentFolder, problemFolder } from './content-folder.ts';
import { solutionFiles } from './solution-files.ts';
import { readTextFile } from './text-file.ts';

/** A lesson's markdown; for a coding problem question, thought process and best solution. */
export interface LessonText {
  readonly lessonContent: string;
  readonly solution: string;
  readonly answer: string;
}

/** A line of its own in best-solution.md; the three proven programs take its place, so text and code cannot drift. */
const solutionsMark = /^::solutions$/m;

/** Lines of their own in question.md: the rule by which answers are compared, and what holds for every problem. */
const comparisonMark = /^::comparison$/m;
const freshProgramMark = /^::fresh-program$/m;

const read = new Map<number, LessonText | undefined>();

/** The text of a lesson of the built-in course, undefined when there is no such lesson or its text is not written. */
export function getLessonText(lessonId: number): LessonText | undefined {
  if (!read.has(lessonId)) {
    const lesson = builtInCourse.sections
      .flatMap((section) => section.lessons)
      .find(({ id }) => id === lessonId);
    read.set(lessonId, lesson && readLesson(lesson));
  }
  return read.get(lessonId);
}

function readLesson(lesson: Lesson): LessonText | undefined {
  return lesson.questionId === undefined
    ? readTextLesson(path.join(contentFolder, 'course', 'lessons'), builtInCourse, lesson)
    : readProblem(lesson.questionId);
}

/** The text of a lesson without a problem: `<urlPath>.md` in the folder of its course's lessons. */
export function readTextLesson(folder: string, course: Course, { urlPath }: Lesson): LessonText | undefined {
  const text = readTextFile(path.join(folder, `${urlPath}.md`), lessonLinks(course));
  return text && { lessonContent: text.markdown, solution: '', answer: '' };
}

/** What `lesson:<path>` in a text leads to: the address of that lesson of the course. */
export function lessonLinks(course: Course): (lessonPath: string) => string | undefined {
  const paths = new Set(course.sections.flatMap(({ lessons }) => lessons.map(({ urlPath }) => urlPath)));
  return (lessonPath) => (paths.has(lessonPath) ? `/course/${course.path}/${lessonPath}` : undefined);
}

function readProblem(questionId: number): LessonText | undefined {
  const signature = findSignature(questionId);
  if (!signature) return undefined;
  const folder = problemFolder(signature);
  const textOf = (name: string) =>
    readTextFile(path.join(folder, name), lessonLinks(builtInCourse))?.markdown;
  const lessonContent = textOf('question.md');
  const solution = textOf('thought-process.md');
  const answer = textOf('best-solution.md');
  if (lessonContent === undefined || solution === undefined || answer === undefined) return undefined;
  return {
    lessonContent: lessonContent
      .replace(comparisonMark, () => comparisonRule(signature))
      .replace(freshProgramMark, freshProgram),
    solution,
    answer: answer.replace(solutionsMark, () => solutionBlocks(folder)),
  };
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

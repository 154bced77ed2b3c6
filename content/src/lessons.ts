import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lesson } from '@dryrun/contracts/courses';
import matter from 'gray-matter';
import { builtInCourse, findSignature } from '../course/outline.ts';
import { contentFolder, problemFolder } from './content-folder.ts';
import { solutionFiles } from './solution-files.ts';

/** A lesson's markdown; for a coding problem question, thought process and best solution. */
export interface LessonText {
  readonly lessonContent: string;
  readonly solution: string;
  readonly answer: string;
}

/** A line of its own in best-solution.md; the three proven programs take its place, so text and code cannot drift. */
const solutionsMark = /^::solutions$/m;

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
  if (lesson.questionId !== undefined) return readProblem(lesson.questionId);
  const lessonContent = readMarkdown(path.join(contentFolder, 'course', 'lessons', `${lesson.urlPath}.md`));
  return lessonContent === undefined ? undefined : { lessonContent, solution: '', answer: '' };
}

function readProblem(questionId: number): LessonText | undefined {
  const signature = findSignature(questionId);
  if (!signature) return undefined;
  const folder = problemFolder(signature);
  const lessonContent = readMarkdown(path.join(folder, 'question.md'));
  const solution = readMarkdown(path.join(folder, 'thought-process.md'));
  const answer = readMarkdown(path.join(folder, 'best-solution.md'));
  if (lessonContent === undefined || solution === undefined || answer === undefined) return undefined;
  return { lessonContent, solution, answer: answer.replace(solutionsMark, () => solutionBlocks(folder)) };
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

/** A markdown file without its front matter, undefined when there is no such file. */
function readMarkdown(file: string): string | undefined {
  try {
    return matter(readFileSync(file, 'utf8')).content.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

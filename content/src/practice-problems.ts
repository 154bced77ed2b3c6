import path from 'node:path';
import { parseFields } from '@dryrun/contracts/course-file';
import type { LessonText } from '@dryrun/contracts/page-renderer';
import { practiceFieldsSchema, type PracticeFields } from '@dryrun/contracts/practice-problems';
import { builtInCourse } from '../course/outline.ts';
import { createLinkResolver, readQuestion } from './lessons.ts';
import { listPracticeProblems, type LoadedProblem } from './problems.ts';
import { readTextFile } from './text-file.ts';

export interface PracticeProblem extends PracticeFields {
  readonly problem: LoadedProblem;
  /** The path of the text lesson that it belongs to: the name of the folder above. */
  readonly lesson: string;
}

const practiceProblems = listPracticeProblems().map(readFields);

function readFields(problem: LoadedProblem): PracticeProblem {
  const file = path.join(problem.folder, 'question.md');
  const fields = parseFields(practiceFieldsSchema, readTextFile(file, () => undefined)?.frontMatter, file);
  return { ...fields, problem, lesson: path.basename(path.dirname(problem.folder)) };
}

/** A practice problem with its public fields; undefined for other problems. */
export function practiceOf(problem: LoadedProblem): PracticeProblem | undefined {
  return practiceProblems.find((practice) => practice.problem === problem);
}

/** Finds a practice problem by the path of its signature. */
export function findPractice(problemPath: string): PracticeProblem | undefined {
  return practiceProblems.find(({ problem }) => problem.signature.path === problemPath);
}

/** Reads the texts of a practice problem. Throws if one is missing. */
export function readPracticeText({ problem: { folder, signature } }: PracticeProblem): LessonText {
  const question = readQuestion(folder, signature);
  const file = path.join(folder, 'thought-process.md');
  const solution = readTextFile(file, createLinkResolver(builtInCourse))?.markdown;
  if (!question || solution === undefined) throw new Error(`${folder}: a text is missing.`);
  return { ...question, solution };
}

import path from 'node:path';
import { readQuestion } from './lessons.ts';
import type { LoadedProblem } from './problems.ts';
import { readTextFile } from './text-file.ts';

export interface TwistText {
  /** The interviewer's change, as one sentence. */
  readonly change: string;
  readonly question: string;
  readonly bestSolution: string;
}

const maxChangeLength = 160;

/** Reads the texts of a judged follow-up. Throws if one is missing or the front matter is invalid. */
export function readTwistText({ folder, signature }: LoadedProblem): TwistText {
  const file = path.join(folder, 'question.md');
  const change = readTextFile(file, () => undefined)?.frontMatter['change'];
  if (typeof change !== 'string' || change.length === 0 || change.length > maxChangeLength)
    throw new Error(`${file}: "change" must be a sentence of at most ${maxChangeLength} characters.`);
  const text = readQuestion(folder, signature);
  if (!text) throw new Error(`${folder}: question.md or best-solution.md is missing.`);
  return { change, question: text.lessonContent, bestSolution: text.answer };
}

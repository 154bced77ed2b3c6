import { createContext } from 'react';
import type { Answers } from './answers.ts';

/** A quiz as a reader last submitted it. */
export interface QuizResult {
  readonly answers: Answers;
  readonly isCorrect: boolean;
}

/** Where the results of a page's quizzes are kept. */
export interface QuizResults {
  readonly read: (quizId: string) => QuizResult | undefined;
  /** Undefined forgets the result. */
  readonly write: (quizId: string, result: QuizResult | undefined) => void;
}

/** Nothing is kept unless a page says where. */
export const QuizResultsContext = createContext<QuizResults>({
  read: () => undefined,
  write: () => undefined,
});

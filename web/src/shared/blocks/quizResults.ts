import { createContext } from 'react';
import type { Answers } from './answers.ts';

export interface QuizResult {
  readonly answers: Answers;
  readonly isCorrect: boolean;
}

export interface QuizResults {
  readonly read: (quizId: string) => QuizResult | undefined;
  /** Undefined removes the result. */
  readonly write: (quizId: string, result: QuizResult | undefined) => void;
  /** Called when a learner answers a question wrongly, which brings it back later. */
  readonly reportMiss?: (quizId: string, question: number, chosen: readonly number[]) => void;
}

/** Results are not saved without a provider. */
export const QuizResultsContext = createContext<QuizResults>({
  read: () => undefined,
  write: () => undefined,
});

import { createHash } from 'node:crypto';
import { listQuizzes } from '@dryrun/content/lesson-quizzes';
import type { Quiz } from '@dryrun/contracts/lesson-format';
import type { LessonText } from '@dryrun/contracts/page-renderer';
import { quizIdOf } from '@dryrun/contracts/quiz-grading';

interface FoundQuestion {
  readonly quiz: Quiz;
  readonly index: number;
  /** Survives a new order of the questions. An edited question is another one. */
  readonly key: string;
}

export function findQuestion(text: LessonText, quizId: string, index: number): FoundQuestion | undefined {
  const quiz = listQuizzes(text).find((each) => quizIdOf(each) === quizId);
  const question = quiz?.questions[index];
  return quiz && question && { quiz, index, key: questionKey(quiz, question.text) };
}

export function findQuestionByKey(text: LessonText, key: string): FoundQuestion | undefined {
  for (const quiz of listQuizzes(text)) {
    const index = quiz.questions.findIndex((question) => questionKey(quiz, question.text) === key);
    if (index >= 0) return { quiz, index, key };
  }
  return undefined;
}

function questionKey(quiz: Quiz, text: string): string {
  return `${quizIdOf(quiz).slice(0, 120)} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** A quiz of this question only, with its explanations. */
export function toSingleQuestion({ quiz, index }: FoundQuestion): Quiz {
  const { questions, answerSets, title } = quiz;
  const correct = answerSets
    .filter(({ isCorrect }) => isCorrect)
    .map(({ indexes }) => ({ indexes: [indexes[index] ?? -1], message: 'Right.', isCorrect: true }));
  const wrong = answerSets
    .filter(
      ({ isCorrect, indexes }) =>
        !isCorrect && indexes.every((chosen, i) => (chosen !== -1) === (i === index)),
    )
    .map(({ indexes, message }) => ({ indexes: [indexes[index] ?? -1], message, isCorrect: false }));
  return {
    title,
    type: 'QUIZ_MULTIPLE_ANSWERS',
    isCollapsed: false,
    questions: questions.slice(index, index + 1),
    answerSets: [...wrong, ...correct],
  };
}

import { expect, test } from '@jest/globals';
import { quizSchema } from '@dryrun/contracts/lesson-format';
import { explainWrong } from './answers.ts';

const quiz = quizSchema.parse({
  title: 'Two questions',
  type: 'QUIZ_INSTANT_FEEDBACK',
  questions: [
    { text: 'First?', answers: ['a', 'b', 'c'] },
    { text: 'Second?', answers: ['a', 'b'] },
  ],
  answerSets: [
    { indexes: [0, 1], message: 'Right.', isCorrect: true },
    { indexes: [1, 0], message: 'Both are wrong.', isCorrect: false },
    { indexes: [1, -1], message: 'Not b.', isCorrect: false },
    { indexes: [-1, 0], message: 'Not a.', isCorrect: false },
  ],
});

test('explains a wrong answer with the message that concerns only its question', () => {
  expect(explainWrong(quiz, [[1], []], 0)).toBe('Not b.');
  expect(explainWrong(quiz, [[1], [0]], 0)).toBe('Not b.');
  expect(explainWrong(quiz, [[1], [0]], 1)).toBe('Not a.');
});

test('returns no explanation for an answer without a message', () => {
  expect(explainWrong(quiz, [[2], []], 0)).toBeUndefined();
  expect(explainWrong(quiz, [[0], [1]], 1)).toBeUndefined();
  expect(explainWrong(quiz, [[], []], 1)).toBeUndefined();
});

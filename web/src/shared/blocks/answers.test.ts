import { expect, test } from '@jest/globals';
import { quizSchema } from '@dryrun/contracts/lesson-format';
import { reasonAgainst } from './answers.ts';

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

test('a wrong answer is told the reason that speaks of its question alone', () => {
  expect(reasonAgainst(quiz, [[1], []], 0)).toBe('Not b.');
  expect(reasonAgainst(quiz, [[1], [0]], 0)).toBe('Not b.');
  expect(reasonAgainst(quiz, [[1], [0]], 1)).toBe('Not a.');
});

test('an answer without a reason of its own is told none', () => {
  expect(reasonAgainst(quiz, [[2], []], 0)).toBeUndefined();
  expect(reasonAgainst(quiz, [[0], [1]], 1)).toBeUndefined();
  expect(reasonAgainst(quiz, [[], []], 1)).toBeUndefined();
});

import { expect, test } from '@jest/globals';
import { quizSchema } from '@dryrun/contracts/lesson-format';
import { answerOrder, explainWrong } from './answers.ts';

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

test('shows an answer in each position about equally often, and in another order in each attempt', () => {
  const questions = Array.from({ length: 12 }, (_, i) => ({ text: `${i}?`, answers: ['a', 'b', 'c'] }));
  const positions: number[] = [];
  for (let i = 0; i < 25; i += 1) {
    const shuffled = quizSchema.parse({ title: `Quiz ${i}`, questions });
    questions.forEach((_, question) => {
      const orders = [0, 1, 2].map((attempt) => answerOrder(shuffled, question, attempt));
      for (const order of orders) expect(new Set(order)).toEqual(new Set([0, 1, 2]));
      expect(orders[1]).not.toEqual(orders[0]);
      expect(orders[2]).not.toEqual(orders[1]);
      positions.push(orders[0]?.indexOf(1) ?? -1);
    });
  }
  for (const position of [0, 1, 2]) {
    const count = positions.filter((other) => other === position).length;
    expect(Math.abs(count - 100)).toBeLessThan(25);
  }
});

test('keeps the authored order of answers that are ordered by nature', () => {
  const sizes = quizSchema.parse({
    title: 'Sizes',
    questions: [{ text: 'How many?', answers: [1, 10, 100, 1000], keepOrder: true }],
  });
  for (const attempt of [0, 1, 2]) expect(answerOrder(sizes, 0, attempt)).toEqual([0, 1, 2, 3]);
});

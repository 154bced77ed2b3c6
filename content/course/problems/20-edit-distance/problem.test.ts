import { expect, test } from '@jest/globals';
import { typingErrors } from './inputs.ts';
import { problem } from './problem.ts';

const editDistance = problem.reference as (a: string, b: string) => number;

test('is symmetric and finds at most as many edits as were made', () => {
  const [word, typed] = typingErrors();
  expect(editDistance(word, typed)).toBe(editDistance(typed, word));
  expect(editDistance(word, typed)).toBeLessThanOrEqual(100);
  expect(editDistance(word, typed)).toBeGreaterThan(80);
});

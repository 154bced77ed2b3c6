import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { allDifferent, inputOfSize } from './inputs.ts';
import { problem } from './problem.ts';

const topWords = problem.reference as (words: readonly string[], k: number) => string[];

test('the reference agrees on a longer text as well', () => {
  const input = inputOfSize(seededRandom(1109), 200);
  expect(topWords(...input)).toEqual(bruteForce(...input));
});

test('the tied words are all different', () => {
  const [words, k] = allDifferent();
  expect(new Set(words).size).toBe(k);
});

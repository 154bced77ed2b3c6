import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { allDifferent, inputOfSize } from './inputs.ts';
import { problem } from './problem.ts';

const topWords = problem.reference as (words: readonly string[], k: number) => string[];

test('agrees with the brute force on a longer text', () => {
  const input = inputOfSize(seededRandom(1109), 200);
  expect(topWords(...input)).toEqual(bruteForce(...input));
});

test('generates distinct tied words', () => {
  const [words, k] = allDifferent();
  expect(new Set(words).size).toBe(k);
});

import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { inputOfSize, longLines } from './inputs.ts';
import { problem } from './problem.ts';

const longestUnique = problem.reference as (text: string) => number;

test('agrees with the brute force on longer texts over all symbols', () => {
  const random = seededRandom(2027);
  for (let length = 30; length <= 150; length += 30) {
    const [text] = inputOfSize(random, length);
    expect({ text, longest: longestUnique(text) }).toEqual({ text, longest: bruteForce(text) });
  }
});

test('has a unique substring of at least 80 symbols in the long lines', () => {
  const [text] = longLines();
  expect(text).toHaveLength(100_000);
  expect(longestUnique(text)).toBeGreaterThanOrEqual(80);
});

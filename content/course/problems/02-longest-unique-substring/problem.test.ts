import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { inputOfSize, longLines, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const longestUnique = problem.reference as (text: string) => number;

/** Cuts out every stretch and compares its length with the number of its different symbols. */
function bruteForce(text: string): number {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      if (new Set(text.slice(start, end)).size === end - start) longest = Math.max(longest, end - start);
    }
  }
  return longest;
}

test('the reference finds the length that cutting out every stretch finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const [text] = smallInput(random);
    expect({ text, longest: longestUnique(text) }).toEqual({ text, longest: bruteForce(text) });
  }
});

test('the same holds for longer texts over all symbols', () => {
  const random = seededRandom(2027);
  for (let length = 30; length <= 150; length += 30) {
    const [text] = inputOfSize(random, length);
    expect({ text, longest: longestUnique(text) }).toEqual({ text, longest: bruteForce(text) });
  }
});

test('the long lines hold one stretch of at least 80 symbols', () => {
  const [text] = longLines();
  expect(text).toHaveLength(100_000);
  expect(longestUnique(text)).toBeGreaterThanOrEqual(80);
});

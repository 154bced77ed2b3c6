import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { allTraced, inputOfSize, largeInput, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const findWords = problem.reference as (board: readonly string[], words: readonly string[]) => string[];

test('generates small boards with many found and many missing words', () => {
  const random = seededRandom(2026);
  const seen = { found: 0, missing: 0 };
  for (let round = 0; round < 1000; round += 1) {
    const [board, words] = smallInput(random);
    const found = findWords(board, words);
    seen.found += found.length;
    seen.missing += words.length - found.length;
  }
  expect(Math.min(seen.found, seen.missing)).toBeGreaterThan(500);
});

test('agrees with the brute force on a larger board', () => {
  const [board, words] = inputOfSize(seededRandom(1809), 4);
  const short = words.filter((word) => word.length <= 6);
  expect(findWords(board, short).toSorted()).toEqual(bruteForce(board, short).toSorted());
});

test('finds the traced words', () => {
  const [board, words] = allTraced();
  expect(findWords(board, words)).toHaveLength(10_000);
  const found = findWords(...largeInput()).length;
  expect(found).toBeGreaterThan(4000);
  expect(found).toBeLessThan(6000);
});

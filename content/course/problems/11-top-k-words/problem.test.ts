import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { allDifferent, inputOfSize, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const topWords = problem.reference as (words: readonly string[], k: number) => string[];

/** Finds the place of each word by itself: as many words come before it as beat it. */
function bruteForce(words: readonly string[], k: number): string[] {
  const different = [...new Set(words)];
  const count = (word: string): number => words.filter((other) => other === word).length;
  const beats = (a: string, b: string): boolean => count(a) > count(b) || (count(a) === count(b) && a < b);
  const places: string[] = [];
  for (const word of different) places[different.filter((other) => beats(other, word)).length] = word;
  return places.slice(0, k);
}

test('the reference lists the words in the places that counting the better words gives', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const [words, k] = smallInput(random);
    expect({ words, k, top: topWords(words, k) }).toEqual({ words, k, top: bruteForce(words, k) });
  }
});

test('the reference agrees on a longer text as well', () => {
  const input = inputOfSize(seededRandom(1109), 200);
  expect(topWords(...input)).toEqual(bruteForce(...input));
});

test('the tied words are all different', () => {
  const [words, k] = allDifferent();
  expect(new Set(words).size).toBe(k);
});

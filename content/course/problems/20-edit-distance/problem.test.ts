import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { smallInput, typingErrors } from './inputs.ts';
import { problem } from './problem.ts';

const editDistance = problem.reference as (a: string, b: string) => number;

/** Tries all steps on the first word, then all steps on the words made by them, until the second word appears. */
function bruteForce(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  const seen = new Set([a]);
  let words = [a];
  for (let steps = 0; !seen.has(b); steps += 1) {
    const made = words.flatMap(oneStep).filter((word) => word.length <= longest && !seen.has(word));
    words = [...new Set(made)];
    for (const word of words) seen.add(word);
    if (seen.has(b)) return steps + 1;
  }
  return 0;
}

function oneStep(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [front, back, rest] = [word.slice(0, at), word.slice(at), word.slice(at + 1)];
    return [front + rest, ...[...'abc'].flatMap((letter) => [front + letter + back, front + letter + rest])];
  }).flat();
}

test('the reference counts the steps that trying all words finds', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const [a, b] = smallInput(random);
    expect({ a, b, steps: editDistance(a, b) }).toEqual({ a, b, steps: bruteForce(a, b) });
  }
});

test('the way back takes as many steps, and typing errors no more than were made', () => {
  const [word, typed] = typingErrors();
  expect(editDistance(word, typed)).toBe(editDistance(typed, word));
  expect(editDistance(word, typed)).toBeLessThanOrEqual(100);
  expect(editDistance(word, typed)).toBeGreaterThan(80);
});

import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { inputOfSize, roundAndRound, smallInput, type Operation } from './inputs.ts';
import { problem } from './problem.ts';

const runCache = problem.reference as (capacity: number, operations: readonly Operation[]) => number[];

test('generates small inputs with many hits and misses', () => {
  const random = seededRandom(2026);
  const seen = { hits: 0, misses: 0 };
  for (let round = 0; round < 1000; round += 1) {
    const [capacity, operations] = smallInput(random);
    for (const result of runCache(capacity, operations)) seen[result === -1 ? 'misses' : 'hits'] += 1;
  }
  expect(Math.min(seen.hits, seen.misses)).toBeGreaterThan(1000);
});

test('agrees with the brute force on a longer run', () => {
  const input = inputOfSize(seededRandom(1009), 800);
  expect(runCache(...input)).toEqual(bruteForce(...input));
});

test('misses every read of the round-robin input', () => {
  const results = runCache(...roundAndRound());
  expect(results).toHaveLength(15_000);
  expect(new Set(results)).toEqual(new Set([-1]));
});

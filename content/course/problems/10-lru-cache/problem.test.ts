import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/random.ts';
import { inputOfSize, roundAndRound, smallInput, type Operation } from './inputs.ts';
import { problem } from './problem.ts';

const runCache = problem.reference as (capacity: number, operations: readonly Operation[]) => number[];

/**
 * Keeps no cache at all, only the list of uses so far. An entry is still there when fewer than `capacity` other
 * keys were used since its own last use.
 */
function bruteForce(capacity: number, operations: readonly Operation[]): number[] {
  const uses: number[] = [];
  const values = new Map<number, number>();
  const results: number[] = [];
  for (const [kind, key = 0, value = 0] of operations) {
    if (kind === 2) {
      const last = uses.lastIndexOf(key);
      const others = new Set(uses.slice(last + 1)).size;
      const isThere = last >= 0 && others < capacity;
      results.push(isThere ? (values.get(key) as number) : -1);
      if (!isThere) continue;
    } else {
      values.set(key, value);
    }
    uses.push(key);
  }
  return results;
}

test('the reference reads what counting the keys used since then gives', () => {
  const random = seededRandom(2026);
  const seen = { hits: 0, misses: 0 };
  for (let round = 0; round < 1000; round += 1) {
    const [capacity, operations] = smallInput(random);
    const results = runCache(capacity, operations);
    expect({ capacity, operations, results }).toEqual({
      capacity,
      operations,
      results: bruteForce(capacity, operations),
    });
    for (const result of results) seen[result === -1 ? 'misses' : 'hits'] += 1;
  }
  expect(Math.min(seen.hits, seen.misses)).toBeGreaterThan(1000);
});

test('the reference agrees on a longer run as well', () => {
  const input = inputOfSize(seededRandom(1009), 800);
  expect(runCache(...input)).toEqual(bruteForce(...input));
});

test('no read of the rounds comes in time', () => {
  const results = runCache(...roundAndRound());
  expect(results).toHaveLength(100_000);
  expect(new Set(results)).toEqual(new Set([-1]));
});

import { expect, test } from '@jest/globals';
import { seededRandom } from './random.ts';

test('generates the same numbers for the same seed only', () => {
  const numbers = (seed: number): number[] => {
    const random = seededRandom(seed);
    return random.list(20, () => random.int(0, 1_000_000));
  };
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
});

test('generates integers in the inclusive range', () => {
  const random = seededRandom(3);
  const seen = new Set(random.list(500, () => random.int(-2, 2)));
  expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
});

test('shuffles a copy', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = seededRandom(4).shuffle(items);
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
});

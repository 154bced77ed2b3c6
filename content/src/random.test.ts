import { expect, test } from '@jest/globals';
import { seededRandom } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: number): number[] => {
    const random = seededRandom(seed);
    return random.list(20, () => random.int(0, 1_000_000));
  };
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
});

test('whole numbers reach both ends of their range and stay inside', () => {
  const random = seededRandom(3);
  const seen = new Set(random.list(500, () => random.int(-2, 2)));
  expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
});

test('shuffling keeps the items and leaves its argument alone', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = seededRandom(4).shuffle(items);
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
});

import { seededRandom, type Random } from '../../../src/random.ts';

const most = 3000;
const farthest = 100_000;

/** Few small numbers, so triples and duplicates are common. */
export function smallInput(random: Random): [nums: number[]] {
  const reach = random.int(1, 6);
  return [random.list(random.int(3, 12), () => random.int(-reach, reach))];
}

/** Numbers over the whole range: about 17,000 triples. */
export function spreadNumbers(): [number[]] {
  const random = seededRandom(103);
  return [random.list(most, () => random.int(-farthest, farthest))];
}

/** Odd numbers only: three never sum to zero, but every pair must be examined. */
export function inputOfSize(random: Random, length: number): [nums: number[]] {
  return [random.list(length, () => 2 * random.int(-farthest / 2, farthest / 2 - 1) + 1)];
}

export function oddNumbers(): [number[]] {
  return inputOfSize(seededRandom(102), most / 2);
}

/** Few distinct values, each repeated often. */
export function manyRepeats(): [number[]] {
  const random = seededRandom(101);
  return [random.list(most, () => random.int(-9, 9))];
}

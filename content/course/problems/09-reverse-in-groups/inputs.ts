import type { Random } from '../../../src/random.ts';

/** A short list and a block length up to just above its length. */
export function smallInput(random: Random): [head: number[], k: number] {
  const head = random.list(random.int(0, 12), () => random.int(-9, 9));
  return [head, random.int(1, Math.max(1, head.length + 1))];
}

/** The values 1, 2, 3, ..., wrapping at 1,000 to stay in range. */
export function countingList(length: number): number[] {
  return Array.from({ length }, (_, i) => (i % 1000) + 1);
}

/** The given number of nodes in two blocks. */
export function inputOfSize(_: Random, length: number): [head: number[], k: number] {
  return [countingList(length), Math.max(1, Math.floor(length / 2))];
}

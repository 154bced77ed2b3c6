import { seededRandom, type Random } from '../../../src/random.ts';

/** Arguments of a test. */
export type Log = [nums: number[], target: number];

const most = 100_000;

/** A short log of small changes, so many ranges sum to the target. */
export function smallInput(random: Random): Log {
  const reach = random.int(1, 4);
  const lowest = random.int(0, 2) === 0 ? 0 : -reach;
  return [random.list(random.int(1, 12), () => random.int(lowest, reach)), random.int(-reach, reach)];
}

/** A log of the given length whose changes cancel out often enough for some matches. */
export function inputOfSize(random: Random, length: number): Log {
  return [random.list(length, () => random.int(-3, 3)), random.int(-9, 9)];
}

/** Small changes: millions of matching ranges. */
export function smallChanges(): Log {
  return inputOfSize(seededRandom(501), most);
}

/** Changes over the whole range. */
export function largeChanges(): Log {
  const random = seededRandom(502);
  return [random.list(most, () => random.int(-1000, 1000)), 1000];
}

/** Even changes and an odd target: no matching range. */
export function evenChanges(): Log {
  const random = seededRandom(503);
  return [random.list(most, () => 2 * random.int(-500, 500)), 7];
}

/** The same change every day; only ranges of 10,000 days match. */
export function steady(change: 1000 | -1000): Log {
  return [Array<number>(most).fill(change), 10_000 * change];
}

/** Alternates +1 and -1. Short enough for the answer to fit in an int. */
export function upAndDown(): Log {
  return [Array.from({ length: 80_000 }, (_, i) => (i % 2 === 0 ? 1 : -1)), 0];
}

/** All zeros. Short enough for the answer to fit in an int. */
export function noChange(): Log {
  return [Array<number>(60_000).fill(0), 0];
}

import { seededRandom, type Random } from '../../../src/random.ts';

/** [1, key, value] stores, [2, key] reads. */
export type Operation = readonly number[];

type Input = [capacity: number, operations: Operation[]];

const most = 200_000;
const many = 30_000;
const largestCapacity = 100_000;

/** A cache of at most 4 entries and up to 20 operations on few keys, so evictions and hits are common. */
export function smallInput(random: Random): Input {
  const capacity = random.int(1, 4);
  const keys = random.int(1, 6);
  return [capacity, mixed(random, random.int(1, 20), keys)];
}

/** `n` operations on twice as many keys as fit. */
export function inputOfSize(random: Random, n: number): Input {
  const capacity = Math.max(1, Math.min(largestCapacity, Math.floor(n / 4)));
  return [capacity, mixed(random, n, 2 * capacity)];
}

function mixed(random: Random, operations: number, keys: number): Operation[] {
  return random.list(operations, () =>
    random.int(0, 1) ? [1, random.int(0, keys - 1), random.int(0, 9)] : [2, random.int(0, keys - 1)],
  );
}

/** Half of the keys fit into the cache. */
export function mixedOperations(): Input {
  return inputOfSize(seededRandom(1001), many);
}

/** Fills the largest cache, then reads its entries in random order and replaces half of them. */
export function fullCache(): Input {
  const random = seededRandom(1002);
  const operations = random.list(most, (i) =>
    i < largestCapacity || i % 2 === 0
      ? [1, i, random.int(0, 1_000_000)]
      : [2, random.int(0, largestCapacity - 1)],
  );
  return [largestCapacity, operations];
}

/** Stores distinct keys only: every store of the second half evicts an entry. */
export function storesOnly(): Input {
  const random = seededRandom(1003);
  const keys = random.shuffle(Array.from({ length: many }, (_, i) => 5 * i));
  return [many / 2, keys.map((key) => [1, key, random.int(0, 1_000_000)])];
}

/** Cycles through one key more than fits, so every read misses. */
export function roundAndRound(): Input {
  const operations = Array.from({ length: many / 2 }, (_, i) => i % 1001).flatMap((key) => [
    [2, key],
    [1, key, key],
  ]);
  return [1000, operations];
}

/** The smallest cache. */
export function capacityOne(): Input {
  const random = seededRandom(1004);
  return [1, mixed(random, many, 3)];
}

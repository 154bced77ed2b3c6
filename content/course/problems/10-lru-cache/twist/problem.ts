import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Input = [capacity: number, age: number, operations: number[][]];

/** A Map iterates in insertion order, so a used entry is deleted and inserted again. */
function runCache(capacity: number, age: number, operations: readonly (readonly number[])[]): number[] {
  const entries = new Map<number, { value: number; storedAt: number }>();
  const results: number[] = [];
  operations.forEach(([kind = 0, key = 0, value = 0], now) => {
    const found = entries.get(key);
    if (kind === 2) {
      const isFresh = found !== undefined && now - found.storedAt <= age;
      results.push(isFresh ? found.value : -1);
      if (!isFresh) return;
      entries.delete(key);
      entries.set(key, found);
      return;
    }
    entries.delete(key);
    entries.set(key, { value, storedAt: now });
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
  });
  return results;
}

function smallInput(random: Random): Input {
  const keys = random.int(2, 4);
  const operation = (): number[] =>
    random.int(0, 2) > 0 ? [2, random.int(1, keys)] : [1, random.int(1, keys), random.int(0, 99)];
  return [random.int(1, 3), random.int(1, 6), random.list(random.int(1, 20), operation)];
}

/** Reads and stores of twice as many keys as the cache holds. */
function inputOfSize(random: Random, length: number): Input {
  const capacity = Math.max(1, Math.floor(length / 8));
  const operation = (): number[] => {
    const key = random.int(0, 2 * capacity);
    return random.int(0, 1) ? [2, key] : [1, key, random.int(0, 1_000_000)];
  };
  return [Math.min(capacity, 100_000), Math.min(200_000, 2 * capacity), random.list(length, operation)];
}

/** Stores many keys and reads the same one again and again. */
function fullCache(): Input {
  const stores = Array.from({ length: 50_000 }, (_, i) => [1, i, i]);
  const reads = Array.from({ length: 50_000 }, (_, i) => [2, 49_999 - (i % 20_000)]);
  return [50_000, 60_000, [...stores, ...reads]];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small cache ${seed}`,
  args: () => smallInput(seededRandom(11000 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: runCache,
  bruteForce,
  smallInput,
  growth: { n: 'the number of operations', largest: 200_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        2,
        2,
        [
          [1, 1, 10],
          [1, 2, 20],
          [2, 1],
          [2, 1],
        ],
      ],
      expected: [10, -1],
    },
    {
      name: 'example 2',
      args: [
        2,
        100,
        [
          [1, 7, 70],
          [1, 5, 50],
          [1, 7, 71],
          [1, 9, 90],
          [2, 7],
          [2, 5],
        ],
      ],
      expected: [71, -1],
    },
    {
      name: 'example 3',
      args: [
        1,
        2,
        [
          [1, 4, 40],
          [2, 9],
          [1, 4, 41],
          [2, 4],
        ],
      ],
      expected: [-1, 41],
    },
    { name: 'a read of nothing', args: [3, 5, [[2, 1]]], expected: [-1] },
    { name: 'no read', args: [1, 1, [[1, 1, 1]]], expected: [] },
    {
      name: 'read at once',
      args: [
        1,
        1,
        [
          [1, 1, 7],
          [2, 1],
        ],
      ],
      expected: [7],
    },
    {
      name: 'one operation too late',
      args: [
        1,
        1,
        [
          [1, 1, 7],
          [2, 9],
          [2, 1],
        ],
      ],
      expected: [-1, -1],
    },
    {
      name: 'a read does not renew the age',
      args: [
        1,
        2,
        [
          [1, 1, 7],
          [2, 1],
          [2, 1],
          [2, 1],
        ],
      ],
      expected: [7, 7, -1],
    },
    {
      name: 'a store renews the age',
      args: [
        1,
        1,
        [
          [1, 1, 7],
          [2, 1],
          [1, 1, 8],
          [2, 1],
        ],
      ],
      expected: [7, 8],
    },
    {
      name: 'a failed read is no use',
      args: [
        2,
        3,
        [
          [1, 1, 10],
          [1, 2, 20],
          [2, 9],
          [2, 8],
          [2, 1],
          [1, 3, 30],
          [1, 2, 21],
          [2, 2],
          [2, 3],
        ],
      ],
      expected: [-1, -1, -1, 21, 30],
    },
    {
      name: 'an old value keeps its place',
      args: [
        2,
        1,
        [
          [1, 1, 10],
          [2, 9],
          [1, 2, 20],
          [1, 3, 30],
          [1, 2, 22],
          [2, 2],
        ],
      ],
      expected: [-1, 22],
    },
    {
      name: 'an old value is not evicted before its turn',
      args: [
        2,
        2,
        [
          [1, 1, 10],
          [1, 2, 20],
          [2, 1],
          [2, 7],
          [1, 3, 30],
          [2, 3],
          [2, 2],
        ],
      ],
      expected: [10, -1, 30, -1],
    },
    {
      name: 'a read moves a value to the newest place',
      args: [
        2,
        9,
        [
          [1, 1, 10],
          [1, 2, 20],
          [2, 1],
          [1, 3, 30],
          [2, 1],
          [2, 2],
        ],
      ],
      expected: [10, 10, -1],
    },
    {
      name: 'value 0',
      args: [
        1,
        5,
        [
          [1, 0, 0],
          [2, 0],
        ],
      ],
      expected: [0],
    },
    {
      name: 'a failed read does not save the key',
      args: [
        2,
        3,
        [
          [1, 1, 10],
          [2, 9],
          [2, 9],
          [2, 9],
          [1, 2, 20],
          [2, 1],
          [1, 3, 30],
          [2, 2],
        ],
      ],
      expected: [-1, -1, -1, -1, 20],
    },
    {
      name: 'an old value fills a place although it was read',
      args: [
        2,
        4,
        [
          [1, 1, 10],
          [2, 9],
          [2, 9],
          [1, 2, 20],
          [2, 1],
          [2, 1],
          [1, 3, 30],
          [2, 2],
        ],
      ],
      expected: [-1, -1, 10, -1, -1],
    },
    ...randomSmall,
    { name: 'a long run of reads and stores', args: () => inputOfSize(seededRandom(11_020), 100_000) },
    { name: 'a full cache of 50 000 keys', args: fullCache },
    {
      name: 'one key, 100 000 times',
      args: () => [1, 3, Array.from({ length: 100_000 }, (_, i) => (i % 7 === 0 ? [1, 5, i] : [2, 5]))],
    },
  ],
});

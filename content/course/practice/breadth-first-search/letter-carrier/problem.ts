import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Breadth-first search; a Map iterates in insertion order, so it is the queue, too. */
function fewestHands(
  n: number,
  friends: readonly (readonly number[])[],
  start: number,
  goal: number,
): number {
  const friendsOf: number[][] = Array.from({ length: n }, () => []);
  for (const [a = 0, b = 0] of friends) {
    friendsOf[a]?.push(b);
    friendsOf[b]?.push(a);
  }
  const distances = new Map([[start, 0]]);
  for (const [person, distance] of distances)
    for (const friend of friendsOf[person] ?? [])
      if (!distances.has(friend)) distances.set(friend, distance + 1);
  return distances.get(goal) ?? -1;
}

type Input = [n: number, friends: number[][], start: number, goal: number];

function smallInput(random: Random): Input {
  const n = random.int(1, 6);
  const person = (): number => random.int(0, n - 1);
  return [n, random.list(random.int(0, 7), () => [person(), person()]), person(), person()];
}

/** A long row with shortcuts. */
function inputOfSize(random: Random, n: number): Input {
  const row = Array.from({ length: n - 1 }, (_, i) => [i, i + 1]);
  const shortcuts = random.list(n, () => {
    const a = random.int(0, n - 1);
    return [a, Math.min(n - 1, a + random.int(1, 5))];
  });
  return [n, random.shuffle([...row, ...shortcuts]), 0, n - 1];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small town ${seed}`,
  args: () => smallInput(seededRandom(22_810 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: fewestHands,
  bruteForce,
  smallInput,
  growth: { n: 'the number of people', largest: 10_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        5,
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [0, 4],
          [4, 3],
        ],
        0,
        3,
      ],
      expected: 2,
    },
    { name: 'example 2', args: [3, [[0, 1]], 0, 2], expected: -1 },
    { name: 'example 3', args: [1, [], 0, 0], expected: 0 },
    { name: 'friends', args: [2, [[0, 1]], 0, 1], expected: 1 },
    { name: 'friends, listed the other way', args: [2, [[1, 0]], 0, 1], expected: 1 },
    { name: 'the same person', args: [3, [[0, 1]], 2, 2], expected: 0 },
    {
      name: 'a row',
      args: [
        4,
        [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
        0,
        3,
      ],
      expected: 3,
    },
    {
      name: 'a row, backwards',
      args: [
        4,
        [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
        3,
        0,
      ],
      expected: 3,
    },
    {
      name: 'a circle',
      args: [
        5,
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 0],
        ],
        0,
        3,
      ],
      expected: 2,
    },
    {
      name: 'two groups',
      args: [
        4,
        [
          [0, 1],
          [2, 3],
        ],
        0,
        3,
      ],
      expected: -1,
    },
    { name: 'no friends', args: [2, [], 0, 1], expected: -1 },
    {
      name: 'a pair listed twice',
      args: [
        3,
        [
          [0, 1],
          [0, 1],
          [1, 2],
        ],
        0,
        2,
      ],
      expected: 2,
    },
    {
      name: 'a shortcut listed last',
      args: [
        4,
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [0, 3],
        ],
        0,
        3,
      ],
      expected: 1,
    },
    {
      name: 'a circle, then a way on',
      args: [
        5,
        [
          [0, 1],
          [1, 2],
          [2, 0],
          [2, 3],
          [3, 4],
        ],
        0,
        4,
      ],
      expected: 3,
    },
    ...randomSmall,
    { name: '10 000 people in a row with shortcuts', args: () => inputOfSize(seededRandom(22_801), 10_000) },
    {
      name: '10 000 people, 50 000 pairs',
      args: () => {
        const random = seededRandom(22_802);
        return [10_000, random.list(50_000, () => [random.int(0, 9998), random.int(0, 9998)]), 0, 9998];
      },
    },
    {
      name: 'someone without friends',
      args: () => {
        const random = seededRandom(22_803);
        return [10_000, random.list(50_000, () => [random.int(0, 9998), random.int(0, 9998)]), 0, 9999];
      },
      expected: -1,
    },
  ],
});

import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Depth-first search with a stack. */
function countRooms(doors: readonly (readonly number[])[]): number {
  const found = new Set([0]);
  const stack = [0];
  for (let room = stack.pop(); room !== undefined; room = stack.pop()) {
    for (const other of doors[room] ?? []) {
      if (!found.has(other)) stack.push(other);
      found.add(other);
    }
  }
  return found.size;
}

function smallInput(random: Random): [doors: number[][]] {
  const rooms = random.int(1, 6);
  return [random.list(rooms, () => random.list(random.int(0, 2), () => random.int(0, rooms - 1)))];
}

/** Half of the rooms in one long row that goes back, the others without a way in. */
function inputOfSize(random: Random, rooms: number): [doors: number[][]] {
  const half = Math.max(1, Math.floor(rooms / 2));
  return [
    Array.from({ length: rooms }, (_, i) =>
      i < half
        ? [(half + i - 1) % half, ...random.list(8, () => random.int(0, half - 1))]
        : [random.int(0, rooms - 1)],
    ),
  ];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small museum ${seed}`,
  args: () => smallInput(seededRandom(22_610 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countRooms,
  bruteForce,
  smallInput,
  growth: { n: 'the number of rooms', largest: 5_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[[1, 2], [3], [], [0], [1]]], expected: 4 },
    { name: 'example 2', args: [[[]]], expected: 1 },
    { name: 'example 3', args: [[[0], [0]]], expected: 1 },
    { name: 'two rooms, a door each way', args: [[[1], [0]]], expected: 2 },
    { name: 'a row', args: [[[1], [2], [3], []]], expected: 4 },
    { name: 'a row, backwards', args: [[[], [0], [1]]], expected: 1 },
    { name: 'a circle', args: [[[1], [2], [0]]], expected: 3 },
    { name: 'all doors to one room', args: [[[2], [2], [2]]], expected: 2 },
    { name: 'a door listed twice', args: [[[1, 1], []]], expected: 2 },
    { name: 'a room with many doors', args: [[[1, 2, 3, 4], [], [], [], []]], expected: 5 },
    { name: 'far rooms through a low number', args: [[[4], [], [], [1], [3]]], expected: 4 },
    { name: 'two groups', args: [[[1], [0], [3], [2]]], expected: 2 },
    ...randomSmall,
    { name: '5 000 rooms with 22 500 doors', args: () => inputOfSize(seededRandom(22_601), 5000) },
    {
      name: 'a row through 5 000 rooms',
      args: () => [Array.from({ length: 5000 }, (_, i) => (i < 4999 ? [i + 1] : []))],
      expected: 5000,
    },
    {
      name: '5 000 doors in room 0',
      args: () => [
        Array.from({ length: 5000 }, (_, i) =>
          i === 0 ? Array.from({ length: 5000 }, (_value, j) => j) : [],
        ),
      ],
      expected: 5000,
    },
  ],
});

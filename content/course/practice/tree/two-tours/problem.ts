import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type LevelOrder = (number | null)[];

/** Finds the root of each range as the number that was entered first, level by level. */
function rebuildCave(first: readonly number[], second: readonly number[]): LevelOrder {
  const places = new Map(second.map((chamber, place) => [chamber, place]));
  const tree: LevelOrder = [];
  const queue: [entered: number, from: number, to: number][] = [[0, 0, second.length]];
  for (const [entered, from, to] of queue) {
    const chamber = from < to ? (first[entered] ?? null) : null;
    tree.push(chamber);
    if (chamber === null) continue;
    const place = places.get(chamber) ?? 0;
    queue.push([entered + 1, from, place], [entered + 1 + place - from, place + 1, to]);
  }
  while (tree.at(-1) === null) tree.pop();
  return tree;
}

type Input = [first: number[], second: number[]];

function smallInput(random: Random): Input {
  return cave(random, random.int(0, 8), 40);
}

function inputOfSize(random: Random, chambers: number): Input {
  return cave(random, chambers, 1_000_000);
}

/** Splits the numbers at random places, but not too unevenly. */
function cave(random: Random, chambers: number, most: number): Input {
  const step = Math.max(1, Math.floor(most / Math.max(1, chambers)));
  const second = random.shuffle(Array.from({ length: chambers }, (_, i) => i * step));
  const first: number[] = [];
  const ranges: [number, number][] = [[0, chambers]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range;
    if (from === to) continue;
    const margin = to - from > 50 ? Math.floor((to - from) / 5) : 0;
    const place = random.int(from + margin, to - 1 - margin);
    first.push(second[place] ?? 0);
    ranges.push([place + 1, to], [from, place]);
  }
  return [first, second];
}

/** One way on in each chamber, always to the same side. */
function chain(chambers: number, isRight: boolean): Input {
  const numbers = Array.from({ length: chambers }, (_, i) => i);
  return [numbers, isRight ? numbers : numbers.toReversed()];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small cave ${seed}`,
  args: () => smallInput(seededRandom(24_410 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: rebuildCave,
  bruteForce,
  smallInput,
  growth: { n: 'the number of chambers', largest: 10_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [7, 3, 5, 9, 8],
        [3, 5, 7, 8, 9],
      ],
      expected: [7, 3, 9, null, 5, 8],
    },
    { name: 'example 2', args: [[4], [4]], expected: [4] },
    { name: 'example 3', args: [[], []], expected: [] },
    {
      name: 'a left chamber',
      args: [
        [1, 2],
        [2, 1],
      ],
      expected: [1, 2],
    },
    {
      name: 'a right chamber',
      args: [
        [1, 2],
        [1, 2],
      ],
      expected: [1, null, 2],
    },
    {
      name: 'both chambers',
      args: [
        [2, 1, 3],
        [1, 2, 3],
      ],
      expected: [2, 1, 3],
    },
    {
      name: 'three to the left',
      args: [
        [1, 2, 3],
        [3, 2, 1],
      ],
      expected: [1, 2, null, 3],
    },
    {
      name: 'three to the right',
      args: [
        [1, 2, 3],
        [1, 2, 3],
      ],
      expected: [1, null, 2, null, 3],
    },
    {
      name: 'left, then right',
      args: [
        [1, 2, 3],
        [2, 3, 1],
      ],
      expected: [1, 2, null, null, 3],
    },
    {
      name: 'right, then left',
      args: [
        [1, 2, 3],
        [1, 3, 2],
      ],
      expected: [1, null, 2, 3],
    },
    {
      name: 'no order of the numbers',
      args: [
        [50, 90, 10, 70, 20],
        [90, 10, 50, 20, 70],
      ],
      expected: [50, 90, 70, null, 10, 20],
    },
    {
      name: 'a number of 0',
      args: [
        [0, 1],
        [1, 0],
      ],
      expected: [0, 1],
    },
    {
      name: 'a full tree',
      args: [
        [4, 2, 1, 3, 6, 5, 7],
        [1, 2, 3, 4, 5, 6, 7],
      ],
      expected: [4, 2, 6, 1, 3, 5, 7],
    },
    {
      name: 'the right part is larger',
      args: [
        [1, 2, 3, 5, 4],
        [2, 1, 5, 3, 4],
      ],
      expected: [1, 2, 3, null, null, 5, 4],
    },
    {
      name: 'the largest number',
      args: [
        [1000000, 5],
        [5, 1000000],
      ],
      expected: [1000000, 5],
    },
    ...randomSmall,
    { name: '10 000 chambers', args: () => inputOfSize(seededRandom(24_401), 10_000) },
    { name: '1 000 chambers to the left', args: () => chain(1000, false) },
    { name: '1 000 chambers to the right', args: () => chain(1000, true) },
  ],
});

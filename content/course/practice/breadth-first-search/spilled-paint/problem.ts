import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Breadth-first search over tiles of one color. */
function countTiles(floor: readonly string[], row: number, column: number): number {
  const color = floor[row]?.[column];
  const width = floor[0]?.length ?? 0;
  const covered = new Set([row * width + column]);
  for (const place of covered) {
    const [r, c] = [Math.floor(place / width), place % width];
    for (const [i, j] of [
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ] as const)
      if (floor[i]?.[j] === color) covered.add(i * width + j);
  }
  return covered.size;
}

function smallInput(random: Random): [floor: string[], row: number, column: number] {
  const [rows, columns] = [random.int(1, 4), random.int(1, 4)];
  const floor = random.list(rows, () => random.list(columns, () => random.pick(['a', 'a', 'b'])).join(''));
  return [floor, random.int(0, rows - 1), random.int(0, columns - 1)];
}

/** A snake of one color: full rows, joined at alternating ends. */
function inputOfSize(_random: Random, side: number): [floor: string[], row: number, column: number] {
  const rowOf = (i: number): string => {
    if (i % 2 === 0) return 'a'.repeat(side);
    return i % 4 === 1 ? `${'b'.repeat(side - 1)}a` : `a${'b'.repeat(side - 1)}`;
  };
  return [Array.from({ length: side }, (_, i) => rowOf(i)), 0, 0];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small floor ${seed}`,
  args: () => smallInput(seededRandom(22_710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countTiles,
  bruteForce,
  smallInput,
  growth: { n: 'the side of the floor', largest: 300, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [['aab', 'abb', 'aaa'], 0, 0], expected: 6 },
    { name: 'example 2', args: [['aab', 'abb', 'aaa'], 0, 2], expected: 3 },
    { name: 'example 3', args: [['xy', 'yx'], 0, 0], expected: 1 },
    { name: 'one tile', args: [['q'], 0, 0], expected: 1 },
    { name: 'one row', args: [['aaba'], 0, 1], expected: 2 },
    { name: 'one column', args: [['a', 'a', 'b', 'a'], 1, 0], expected: 2 },
    { name: 'all of one color', args: [['zz', 'zz'], 1, 1], expected: 4 },
    { name: 'all neighbors differ', args: [['bab', 'aba', 'bab'], 1, 1], expected: 1 },
    { name: 'around a corner', args: [['ab', 'aa'], 0, 0], expected: 3 },
    { name: 'a hole in the middle', args: [['aaa', 'aba', 'aaa'], 0, 0], expected: 8 },
    { name: 'the hole itself', args: [['aaa', 'aba', 'aaa'], 1, 1], expected: 1 },
    { name: 'the last tile', args: [['ab', 'bb'], 1, 1], expected: 3 },
    { name: 'a wide floor', args: [['abababa'], 0, 6], expected: 1 },
    { name: 'not across the edge', args: [['aba', 'bbb', 'aba'], 0, 0], expected: 1 },
    ...randomSmall,
    { name: 'a snake through 300 rows', args: () => inputOfSize(seededRandom(1), 300) },
    {
      name: '90 000 tiles of one color',
      args: () => [Array<string>(300).fill('c'.repeat(300)), 150, 150],
      expected: 90000,
    },
    {
      name: 'a random floor',
      args: () => [
        seededRandom(22_701).list(300, (i) =>
          seededRandom(i)
            .list(300, () => (seededRandom(i + 7).int(0, 2) === 0 ? 'a' : 'b'))
            .join(''),
        ),
        7,
        9,
      ],
    },
  ],
});

import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Fills the floor row by row. Bit i of a mask stands for column i of the current row. */
function countPlacements(floor: readonly string[]): number {
  const n = floor.length;
  const free = floor.map((row) =>
    [...row].reduce((mask, tile, column) => mask | (tile === '.' ? 1 << column : 0), 0),
  );
  const fill = (row: number, columns: number, falling: number, rising: number): number => {
    if (row === n) return 1;
    let ways = 0;
    let open = (free[row] ?? 0) & ~(columns | falling | rising);
    while (open !== 0) {
      const tile = open & -open;
      open ^= tile;
      ways += fill(row + 1, columns | tile, (falling | tile) << 1, (rising | tile) >> 1);
    }
    return ways;
  };
  return fill(0, 0, 0, 0);
}

/** A square in which about one of `rarity` tiles holds a shelf; none if it is 0. */
function square(random: Random, n: number, rarity: number): [floor: string[]] {
  const tile = () => (rarity > 0 && random.int(1, rarity) === 1 ? '#' : '.');
  return [random.list(n, () => random.list(n, tile).join(''))];
}

function smallInput(random: Random): [floor: string[]] {
  return square(random, random.pick([1, 2, 3, 4, 4, 5, 5, 5]), random.pick([0, 4, 10, 10]));
}

const empty = (n: number): string[] => Array<string>(n).fill('.'.repeat(n));

const randomSmall = [1, 2, 3, 4].map((seed) => ({
  name: `random small floor ${seed}`,
  args: () => square(seededRandom(24_910 + seed), 6 + (seed % 2), 9),
}));

export const problem = defineProblem({
  signature,
  reference: countPlacements,
  bruteForce,
  smallInput,
  growth: {
    n: 'the number of rows',
    largest: 11,
    sizes: [5, 6, 7, 8, 9, 10, 11],
    input: (_, n) => [empty(n)],
  },
  cases: [
    { name: 'example 1', args: [empty(4)], expected: 2 },
    { name: 'example 2, a shelf', args: [['.#..', '....', '....', '....']], expected: 1 },
    { name: 'example 3, three rows', args: [empty(3)], expected: 0 },
    { name: 'one tile', args: [['.']], expected: 1 },
    { name: 'one tile with a shelf', args: [['#']], expected: 0 },
    { name: 'two rows', args: [empty(2)], expected: 0 },
    { name: 'only shelves', args: [['##', '##']], expected: 0 },
    { name: 'a shelf that is in no way', args: [['....', '.#..', '....', '....']], expected: 2 },
    { name: 'a shelf for each way', args: [['.##.', '....', '....', '....']], expected: 0 },
    { name: 'a row full of shelves', args: [['.....', '.....', '#####', '.....', '.....']], expected: 0 },
    { name: 'a column full of shelves', args: [['....#', '....#', '....#', '....#', '....#']], expected: 0 },
    {
      name: 'free tiles for one way only',
      args: [['.####', '##.##', '####.', '#.###', '###.#']],
      expected: 1,
    },
    { name: 'five rows', args: [empty(5)], expected: 10 },
    {
      name: 'five rows without their middle',
      args: [['.....', '.....', '..#..', '.....', '.....']],
      expected: 8,
    },
    { name: 'six rows', args: [empty(6)], expected: 4 },
    { name: 'a shelf between two sensors does not help', args: [['.##', '##.', '.##']], expected: 0 },
    { name: 'seven rows', args: [empty(7)], expected: 40 },
    ...randomSmall,
    { name: 'eight rows', args: [empty(8)], expected: 92 },
    {
      name: 'eight rows with a free corner only in the first row',
      args: [['.#######', ...empty(8).slice(1)]],
      expected: 4,
    },
    { name: 'nine rows with shelves', args: () => square(seededRandom(24_901), 9, 12) },
    { name: 'ten rows with shelves', args: () => square(seededRandom(24_902), 10, 15) },
    {
      name: 'ten rows with shelves in the last row',
      args: [[...empty(10).slice(1), '#'.repeat(10)]],
      expected: 0,
    },
    { name: 'ten rows', args: [empty(10)], expected: 724 },
  ],
});

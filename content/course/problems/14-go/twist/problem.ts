import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { crowdedBoard, largeInput, snake } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Floods each empty region and notes the colors at its border. */
function areas(board: readonly string[]): number[] {
  const seen = new Set<string>();
  const count = { B: 0, W: 0 };
  board.forEach((line, row) =>
    [...line].forEach((point, col) => {
      if (point === 'B' || point === 'W') count[point] += 1;
      if (point !== '.' || seen.has(`${row} ${col}`)) return;
      const region: (readonly [number, number])[] = [[row, col]];
      seen.add(`${row} ${col}`);
      const colors = new Set<string>();
      for (const [r, c] of region)
        for (const [nextRow, nextCol] of [
          [r + 1, c],
          [r - 1, c],
          [r, c + 1],
          [r, c - 1],
        ] as const) {
          const next = board[nextRow]?.[nextCol];
          if (next === 'B' || next === 'W') colors.add(next);
          if (next !== '.' || seen.has(`${nextRow} ${nextCol}`)) continue;
          seen.add(`${nextRow} ${nextCol}`);
          region.push([nextRow, nextCol]);
        }
      if (colors.size === 1) count[colors.has('B') ? 'B' : 'W'] += region.length;
    }),
  );
  return [count.B, count.W];
}

function randomBoard(random: Random, rows: number, cols: number, points: string): string[] {
  return random.list(rows, () => random.list(cols, () => random.pick([...points])).join(''));
}

function smallInput(random: Random): [board: string[]] {
  return [randomBoard(random, random.int(1, 5), random.int(1, 5), random.int(0, 1) ? 'BW..' : 'BW.....')];
}

/** An empty board with one stone. */
function inputOfSize(_: Random, points: number): [board: string[]] {
  const side = Math.max(1, Math.round(Math.sqrt(points)));
  return [[`B${'.'.repeat(side - 1)}`, ...Array<string>(side - 1).fill('.'.repeat(side))]];
}

const boardOf = ([board]: readonly [board: readonly string[], ...unknown[]]): [board: string[]] => [
  [...board],
];

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small board ${seed}`,
  args: () => smallInput(seededRandom(11400 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: areas,
  bruteForce,
  smallInput,
  growth: { n: 'the number of points', largest: 40_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [['.B.', 'B.B', '.B.']], expected: [9, 0] },
    { name: 'example 2', args: [['..W', 'BBW', '...']], expected: [2, 2] },
    { name: 'example 3', args: [['...', '...']], expected: [0, 0] },
    { name: 'one empty point', args: [['.']], expected: [0, 0] },
    { name: 'one stone', args: [['W']], expected: [0, 1] },
    { name: 'a row between two colors', args: [['B...W']], expected: [1, 1] },
    { name: 'a row beside one color', args: [['..B..']], expected: [5, 0] },
    { name: 'a region in the corner', args: [['.W', 'WB']], expected: [1, 3] },
    { name: 'no touch over the corner', args: [['.B', 'BW']], expected: [3, 1] },
    { name: 'two regions of two colors', args: [['.BW.', 'BBWW']], expected: [4, 4] },
    {
      name: 'a region touches the other color far away',
      args: [['B....', 'B.BBB', 'B.BWW', 'B..W.']],
      expected: [8, 4],
    },
    { name: 'a region around a stone', args: [['.....', '..W..', '.....']], expected: [0, 15] },
    { name: 'two eyes', args: [['BBBBB', 'B.B.B', 'BBBBB', 'WWWWW']], expected: [15, 5] },
    { name: 'a prisoner stays a stone', args: [['BBB', 'BWB', 'BBB']], expected: [8, 1] },
    { name: 'the board does not go around its edge', args: [['B.W', '.BW', 'WWW']], expected: [2, 5] },
    { name: 'one column', args: [['W', '.', '.', 'W', '.', 'B']], expected: [1, 4] },
    ...randomSmall,
    {
      name: 'an empty board of 19 x 19',
      args: () => [Array<string>(19).fill('.'.repeat(19))],
      expected: [0, 0],
    },
    {
      name: 'a board of 19 x 19 with one stone',
      args: () => inputOfSize(seededRandom(1), 361),
      expected: [361, 0],
    },
    { name: 'a winding group', args: () => boardOf(snake('B')) },
    { name: 'a crowded board', args: () => boardOf(crowdedBoard('W', 'B')), expected: [0, 361] },
    { name: 'a board after 150 moves', args: () => boardOf(largeInput(11_421, 150)) },
    { name: 'a board after 500 moves', args: () => boardOf(largeInput(11_422, 500)) },
  ],
});

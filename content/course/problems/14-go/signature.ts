import type { Signature } from '@dryrun/contracts/signature';

export const signature: Signature = {
  questionId: 14,
  path: 'go',
  name: 'Go',
  difficulty: 'Medium',
  pattern: 'Flood fill on a grid (graph search)',
  function: 'playStone',
  args: [
    {
      name: 'board',
      type: 'char[][]',
      rule: {
        length: [1, 19],
        itemLength: [1, 19],
        rectangular: true,
        letters: { pattern: /^[BW.]*$/, words: "'B', 'W' and '.'" },
      },
    },
    { name: 'row', type: 'int', rule: { range: [0, 18] } },
    { name: 'col', type: 'int', rule: { range: [0, 18] } },
    { name: 'color', type: 'char', rule: { letters: { pattern: /^[BW]$/, words: "'B' or 'W'" } } },
  ],
  returns: 'char[][]',
  compare: 'exact',
  examples: [
    ['[".B..","BWB.","...."]', '2', '1', '"B"'],
    ['[".BB.","BWWB",".B.."]', '2', '2', '"B"'],
    ['[".B.","B.B",".B."]', '1', '1', '"W"'],
    ['[".WB.","WB..","B..."]', '0', '0', '"B"'],
  ],
  check: (args) => {
    const [board, row, col] = args as readonly [readonly string[], number, number];
    const width = board[0]?.length ?? 0;
    if (row >= board.length) return `row: ${row} is off the board, which has ${board.length} rows`;
    if (col >= width) return `col: ${col} is off the board, which has ${width} columns`;
    const dead = deadStone(board);
    return dead && `board[${dead[0]}][${dead[1]}]: this stone's group has no liberty`;
  },
};

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * Finds the first stone, in reading order, whose group has no liberty. Flood-fills from the empty points through groups of
 * one color; stones it doesn't reach are dead.
 */
function deadStone(board: readonly string[]): readonly [row: number, col: number] | undefined {
  const alive = board.map((row) => [...row].map((point) => point === '.'));
  const queue = alive.flatMap((row, i) => row.flatMap((isEmpty, j) => (isEmpty ? [[i, j] as const] : [])));
  for (const [i, j] of queue) {
    const point = board[i]?.[j];
    for (const [di, dj] of directions) {
      const next = board[i + di]?.[j + dj];
      const rowAlive = alive[i + di];
      if (!next || !rowAlive || rowAlive[j + dj] || (point !== '.' && point !== next)) continue;
      rowAlive[j + dj] = true;
      queue.push([i + di, j + dj]);
    }
  }
  for (const [i, row] of alive.entries()) {
    const j = row.indexOf(false);
    if (j >= 0) return [i, j];
  }
  return undefined;
}

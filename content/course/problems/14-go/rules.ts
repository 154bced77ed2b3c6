const neighbourSteps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

type Point = readonly [row: number, col: number];

/** The board after a stone is placed, or the board as it was when the move is not allowed. */
export function playStone(
  board: readonly string[],
  row: number,
  col: number,
  color: string,
): readonly string[] {
  if (board[row]?.[col] !== '.') return board;
  const after = board.map((line) => [...line]);
  put(after, [row, col], color);
  for (const [r, c] of neighbours([row, col])) {
    const stone = after[r]?.[c];
    if (stone === undefined || stone === '.' || stone === color) continue;
    const enemy = groupAt(after, [r, c]);
    if (!enemy.hasLiberty) for (const point of enemy.points) put(after, point, '.');
  }
  return groupAt(after, [row, col]).hasLiberty ? after.map((line) => line.join('')) : board;
}

function put(board: string[][], [row, col]: Point, color: string): void {
  const line = board[row];
  if (line) line[col] = color;
}

function neighbours([row, col]: Point): Point[] {
  return neighbourSteps.map(([down, right]) => [row + down, col + right]);
}

/** All stones joined to the one at `start`, and whether any of them touches an empty point. */
function groupAt(
  board: readonly (readonly string[])[],
  start: Point,
): { points: Point[]; hasLiberty: boolean } {
  const color = board[start[0]]?.[start[1]];
  const seen = new Set([start.join()]);
  const points = [start];
  let hasLiberty = false;
  for (const point of points) {
    for (const [row, col] of neighbours(point)) {
      const stone = board[row]?.[col];
      if (stone === '.') hasLiberty = true;
      if (stone !== color || seen.has([row, col].join())) continue;
      seen.add([row, col].join());
      points.push([row, col]);
    }
  }
  return { points, hasLiberty };
}

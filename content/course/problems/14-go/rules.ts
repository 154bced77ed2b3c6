const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

type Point = readonly [row: number, col: number];

/** Returns the board after a move, or the same board if the move is illegal. */
export function playStone(
  board: readonly string[],
  row: number,
  col: number,
  color: string,
): readonly string[] {
  if (board[row]?.[col] !== '.') return board;
  const after = board.map((line) => [...line]);
  put(after, [row, col], color);
  for (const [r, c] of neighbors([row, col])) {
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

function neighbors([row, col]: Point): Point[] {
  return directions.map(([down, right]) => [row + down, col + right]);
}

/** Finds the group of the stone at `start`, and whether it has a liberty. */
function groupAt(
  board: readonly (readonly string[])[],
  start: Point,
): { points: Point[]; hasLiberty: boolean } {
  const color = board[start[0]]?.[start[1]];
  const seen = new Set([start.join()]);
  const points = [start];
  let hasLiberty = false;
  for (const point of points) {
    for (const [row, col] of neighbors(point)) {
      const stone = board[row]?.[col];
      if (stone === '.') hasLiberty = true;
      if (stone !== color || seen.has([row, col].join())) continue;
      seen.add([row, col].join());
      points.push([row, col]);
    }
  }
  return { points, hasLiberty };
}

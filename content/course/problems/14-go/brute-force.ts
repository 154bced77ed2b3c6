/**
 * Finds groups by label propagation instead of a search: each stone starts with its own number, connected stones adopt the
 * smaller number until nothing changes, and a number is alive if one of its stones touches '.'.
 */
export function bruteForce(
  board: readonly string[],
  row: number,
  col: number,
  color: string,
): readonly string[] {
  if (board[row]?.[col] !== '.') return board;
  const placed = board.map((line, r) =>
    [...line].map((stone, c) => (r === row && c === col ? color : stone)),
  );
  const captured = withoutDead(placed, color === 'B' ? 'W' : 'B');
  const after = withoutDead(captured, color);
  return after[row]?.[col] === color ? captured.map((line) => line.join('')) : board;
}

function withoutDead(board: string[][], color: string): string[][] {
  const width = board[0]?.length ?? 0;
  const numbers = board.map((line, r) => line.map((_, c) => r * width + c));
  const beside = (r: number, c: number) => [
    [r - 1, c] as const,
    [r + 1, c] as const,
    [r, c - 1] as const,
    [r, c + 1] as const,
  ];
  const number = (r: number, c: number): number => numbers[r]?.[c] as number;
  const each = (visit: (r: number, c: number) => void): void =>
    board.forEach((line, r) => line.forEach((stone, c) => stone === color && visit(r, c)));
  for (let round = 0; round < board.length * width; round += 1) {
    each((r, c) => {
      for (const [r2, c2] of beside(r, c)) {
        const line = numbers[r];
        if (line && board[r2]?.[c2] === color) line[c] = Math.min(number(r, c), number(r2, c2));
      }
    });
  }
  const alive = new Set<number>();
  each((r, c) => {
    if (beside(r, c).some(([r2, c2]) => board[r2]?.[c2] === '.')) alive.add(number(r, c));
  });
  return board.map((line, r) =>
    line.map((stone, c) => (stone === color && !alive.has(number(r, c)) ? '.' : stone)),
  );
}

import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  taken: {
    java: "if (board[row][col] != '.') {",
    python3: 'if board[row][col] != ".":',
    c_cpp: "if (board[row][col] != '.') return board;",
  },
  place: {
    java: 'after[row][col] = color;',
    python3: 'after[row][col] = color',
    c_cpp: 'after[row][col] = color;',
  },
  'enemy liberty': {
    java: 'if (!collect(after, r, c, group)) {',
    python3: 'if not has_liberty:',
    c_cpp: 'if (collect(after, r, c, group)) continue;',
  },
  'take off': {
    java: "after[point[0]][point[1]] = '.';",
    python3: 'after[stone_row][stone_col] = "."',
    c_cpp: "for (auto [stoneRow, stoneCol] : group) after[stoneRow][stoneCol] = '.';",
  },
  end: {
    java: 'return collect(after, row, col, new ArrayList<>()) ? after : board;',
    python3: 'return after if collect((row, col))[1] else board',
    c_cpp: 'return collect(after, row, col, own) ? after : board;',
  },
} satisfies CodeLines;

interface Input {
  readonly board: readonly string[];
  readonly row: number;
  readonly col: number;
  readonly color: string;
}

type Point = readonly [row: number, col: number];

/** Plays one move: flood-fills adjacent enemy groups, then the stone's own group. */
export function generateSteps({ board, row, col, color }: Input): StepInput[] {
  const cells = board.map((line) => [...line]);
  const steps: StepInput[] = [];
  const stoneAt = ([r, c]: Point): string | undefined => cells[r]?.[c];
  const beside = ([r, c]: Point): Point[] =>
    (
      [
        [r - 1, c],
        [r + 1, c],
        [r, c - 1],
        [r, c + 1],
      ] as Point[]
    ).filter((point) => stoneAt(point) !== undefined);
  const show = (
    line: keyof typeof codeLines,
    text: string,
    marked: readonly (readonly [readonly Point[], Mark])[],
  ): void => {
    const marks: Record<string, Mark> = {};
    for (const [points, mark] of marked) for (const [r, c] of points) marks[`${r},${c}`] = mark;
    const shown = cells.map((cellsInRow) => cellsInRow.map((cell) => (cell === '.' ? '' : cell)));
    steps.push({
      line,
      text,
      picture: {
        kind: 'grid',
        cells: shown,
        marks,
        rowLabels: cells.map((_, r) => r),
        columnLabels: (cells[0] ?? []).map((_, c) => c),
      },
    });
  };
  const fill = (start: Point): { group: Point[]; liberties: Point[] } => {
    const own = stoneAt(start);
    const group = [start];
    const liberties: Point[] = [];
    const isIn = (points: readonly Point[], [r, c]: Point): boolean =>
      points.some(([a, b]) => a === r && b === c);
    for (const stone of group) {
      for (const point of beside(stone)) {
        if (stoneAt(point) === own && !isIn(group, point)) group.push(point);
        if (stoneAt(point) === '.' && !isIn(liberties, point)) liberties.push(point);
      }
    }
    return { group, liberties };
  };
  const name = color === 'B' ? 'black' : 'white';
  const stone: Point = [row, col];
  if (stoneAt(stone) !== '.') {
    show('taken', 'The point is taken: the move is not allowed.', [[[stone], 'bad']]);
    return steps;
  }
  (cells[row] as string[])[col] = color;
  show('place', `Place the ${name} stone.`, [[[stone], 'active']]);
  for (const point of beside(stone)) {
    if (stoneAt(point) === '.' || stoneAt(point) === color) continue;
    const { group, liberties } = fill(point);
    const size = group.length === 1 ? 'one stone' : `${group.length} stones`;
    if (liberties.length > 0) {
      show('enemy liberty', `The enemy group beside it, ${size}, still has a liberty: it stays.`, [
        [group, 'active'],
        [liberties, 'good'],
      ]);
      continue;
    }
    show('enemy liberty', `The enemy group beside it, ${size}, has no liberty left.`, [[group, 'bad']]);
    for (const [r, c] of group) (cells[r] as string[])[c] = '.';
    show('take off', 'It is taken off, and its points are empty.', [[group, 'muted']]);
  }
  const own = fill(stone);
  if (own.liberties.length > 0) {
    show('end', 'Now the own group: it has a liberty, so the move is allowed.', [
      [own.group, 'done'],
      [own.liberties, 'good'],
    ]);
  } else {
    show('end', 'Now the own group: it has no liberty, so the move is not allowed.', [[own.group, 'bad']]);
    (cells[row] as string[])[col] = '.';
    show('end', 'The board is as it was.', [[[stone], 'muted']]);
  }
  return steps;
}

import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  mark: {
    java: 'map[row][column] = 0;',
    python3: 'lake_map[row][column] = 0',
    c_cpp: 'map[row][column] = 0;',
  },
  'no way on': {
    java: 'if (map[row][column] == 0) return 0;',
    python3: 'if lake_map[row][column] == 0:',
    c_cpp: 'if (map[row][column] == 0) return 0;',
  },
  end: {
    java: 'return 1 + drain(map, row - 1, column) + drain(map, row + 1, column)',
    python3: 'return (1 + drain(lake_map, row - 1, column) + drain(lake_map, row + 1, column)',
    c_cpp: 'return 1 + drain(map, row - 1, column) + drain(map, row + 1, column)',
  },
} satisfies CodeLines;

interface Input {
  /** 1 is water, 0 is land. */
  readonly map: readonly (readonly number[])[];
  readonly start: readonly [row: number, column: number];
}

/** Measures a lake by depth-first search: up, down, left, right. */
export function generateSteps({ map, start }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const drained = new Set<string>();
  const path: string[] = [];
  const show = (line: keyof typeof codeLines, text: string): void => {
    const marks: Record<string, Mark> = {};
    for (const place of drained) marks[place] = 'done';
    for (const place of path) marks[place] = 'good';
    const here = path.at(-1);
    if (here !== undefined) marks[here] = 'active';
    steps.push({
      line,
      text,
      picture: {
        kind: 'grid',
        cells: map.map((row) => [...row]),
        marks,
        label: `squares so far: ${drained.size}`,
      },
    });
  };

  const visit = (row: number, column: number): void => {
    const place = `${row},${column}`;
    if (map[row]?.[column] !== 1 || drained.has(place)) return;
    drained.add(place);
    path.push(place);
    const count = drained.size;
    show('mark', `Enter row ${row}, column ${column}: water without a mark. Mark it.`);
    visit(row - 1, column);
    visit(row + 1, column);
    visit(row, column - 1);
    visit(row, column + 1);
    if (drained.size === count)
      show('no way on', `From row ${row}, column ${column} there is no way on. Go back.`);
    path.pop();
  };
  visit(...start);
  show('end', `Back at the start, and nothing is left. The lake has ${drained.size} squares.`);
  return steps;
}

import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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
  const show = (text: string): void => {
    const marks: Record<string, Mark> = {};
    for (const place of drained) marks[place] = 'done';
    for (const place of path) marks[place] = 'good';
    const here = path.at(-1);
    if (here !== undefined) marks[here] = 'active';
    steps.push({
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
    show(`Enter row ${row}, column ${column}: water without a mark. Mark it.`);
    visit(row - 1, column);
    visit(row + 1, column);
    visit(row, column - 1);
    visit(row, column + 1);
    if (drained.size === count) show(`From row ${row}, column ${column} there is no way on. Go back.`);
    path.pop();
  };
  visit(...start);
  show(`Back at the start, and nothing is left. The lake has ${drained.size} squares.`);
  return steps;
}

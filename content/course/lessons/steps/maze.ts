import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

type Place = readonly [row: number, column: number];

interface Input {
  /** Rows of text; `#` is a wall. */
  readonly maze: readonly string[];
  readonly start: Place;
  readonly goal: Place;
}

const moves: readonly Place[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** Breadth-first search in a maze, one step per distance. */
export function mazeRings({ maze, start, goal }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const distances = maze.map((row) =>
    Array.from(row, (square) => (square === '#' ? '#' : null) as string | number | null),
  );
  const set = ([row, column]: Place, distance: number): void => {
    const line = distances[row];
    if (line) line[column] = distance;
  };
  let ring: Place[] = [start];
  let distance = 0;
  set(start, 0);

  const show = (text: string, isOver = false): void => {
    const marks: Record<string, Mark> = {};
    maze.forEach((row, r) =>
      [...row].forEach((square, c) => square === '#' && (marks[`${r},${c}`] = 'muted')),
    );
    for (const [r, c] of ring) marks[`${r},${c}`] = 'active';
    marks[goal.join(',')] = isOver ? 'good' : (marks[goal.join(',')] ?? 'done');
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'grid', cells: distances.map((row) => [...row]), marks },
          { kind: 'queue', values: ring.map(([r, c]) => `${r},${c}`), label: 'queue: row, column' },
        ],
      },
    });
  };

  show(`The start has distance 0. The goal is in row ${goal[0]}, column ${goal[1]}.`);
  while (ring.length > 0) {
    const next: Place[] = [];
    distance += 1;
    for (const [row, column] of ring) {
      for (const [down, right] of moves) {
        const place = [row + down, column + right] as const;
        if (distances[place[0]]?.[place[1]] !== null) continue;
        set(place, distance);
        next.push(place);
      }
    }
    ring = next;
    if (distances[goal[0]]?.[goal[1]] !== null) {
      show(`Ring ${distance} reaches the goal: ${distance} steps at least.`, true);
      return steps;
    }
    if (ring.length > 0)
      show(
        `Ring ${distance}: ${ring.length === 1 ? 'one square gets' : `${ring.length} squares get`} the distance ${distance}.`,
      );
  }
  show('The queue is empty, and the goal was not reached: there is no way.');
  return steps;
}

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

/** Breadth-first search in a maze, one step per square taken from the queue. */
export function generateSteps({ maze, start, goal }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const distances = maze.map((row) =>
    Array.from(row, (square) => (square === '#' ? '#' : null) as string | number | null),
  );
  const set = ([row, column]: Place, distance: number): void => {
    const line = distances[row];
    if (line) line[column] = distance;
  };
  const queue: Place[] = [start];
  const taken: Place[] = [];
  set(start, 0);

  const show = (text: string): void => {
    const marks: Record<string, Mark> = {};
    maze.forEach((row, r) =>
      [...row].forEach((square, c) => square === '#' && (marks[`${r},${c}`] = 'muted')),
    );
    for (const place of taken) marks[place.join()] = place === taken.at(-1) ? 'active' : 'done';
    marks[goal.join()] = 'good';
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'grid', cells: distances.map((row) => [...row]), marks },
          { kind: 'queue', values: queue.map((place) => place.join()), label: 'queue: row, column' },
        ],
      },
    });
  };

  show(`The start has distance 0 and joins the queue. The goal is in row ${goal[0]}, column ${goal[1]}.`);
  for (;;) {
    const place = queue.shift();
    if (place === undefined) break;
    taken.push(place);
    const distance = Number(distances[place[0]]?.[place[1]]);
    const front = `Take ${place.join()} with distance ${distance} from the front`;
    if (place.join() === goal.join()) {
      show(`${front}. It is the goal: ${distance} steps at least.`);
      return steps;
    }
    const unvisited = moves
      .map(([down, right]): Place => [place[0] + down, place[1] + right])
      .filter(([row, column]) => distances[row]?.[column] === null);
    for (const next of unvisited) {
      set(next, distance + 1);
      queue.push(next);
    }
    show(`${front}. ${joined(unvisited, distance + 1)}`);
  }
  show('The queue is empty, and the goal was not reached: there is no path.');
  return steps;
}

function joined(places: readonly Place[], distance: number): string {
  if (places.length === 0) return 'It has no free neighbor without a distance.';
  const list = places.map((place) => place.join()).join(' and ');
  return places.length === 1
    ? `${list} gets the distance ${distance} and joins the queue.`
    : `${list} get the distance ${distance} and join the queue.`;
}

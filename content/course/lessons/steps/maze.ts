import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: { java: 'queue.add(start);', python3: 'queue = deque([start])', c_cpp: 'waiting.push(start);' },
  'set distance': {
    java: 'distance[r][c] = distance[at[0]][at[1]] + 1;',
    python3: 'distance[r, c] = distance[row, column] + 1',
    c_cpp: 'distance[r][c] = distance[row][column] + 1;',
  },
  'nothing new': {
    java: "if (maze[r].charAt(c) == '#' || distance[r][c] >= 0) continue;",
    python3: 'if maze[r][c] == "#" or (r, c) in distance:',
    c_cpp: "if (maze[r][c] == '#' || distance[r][c] >= 0) continue;",
  },
  goal: {
    java: 'if (Arrays.equals(at, goal)) return distance[at[0]][at[1]];',
    python3: 'return distance[goal]',
    c_cpp: 'if (make_pair(row, column) == goal) return distance[row][column];',
  },
  end: { java: 'return -1;', python3: 'return -1', c_cpp: 'return -1;' },
} satisfies CodeLines;

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

  const show = (line: keyof typeof codeLines, text: string): void => {
    const marks: Record<string, Mark> = {};
    maze.forEach((row, r) =>
      [...row].forEach((square, c) => square === '#' && (marks[`${r},${c}`] = 'muted')),
    );
    for (const place of taken) marks[place.join()] = place === taken.at(-1) ? 'active' : 'done';
    marks[goal.join()] = 'good';
    steps.push({
      line,
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

  show(
    'start',
    `The start has distance 0 and joins the queue. The goal is in row ${goal[0]}, column ${goal[1]}.`,
  );
  for (;;) {
    const place = queue.shift();
    if (place === undefined) break;
    taken.push(place);
    const distance = Number(distances[place[0]]?.[place[1]]);
    const front = `Take ${place.join()} with distance ${distance} from the front`;
    if (place.join() === goal.join()) {
      show('goal', `${front}. It is the goal: ${distance} steps at least.`);
      return steps;
    }
    const unvisited = moves
      .map(([down, right]): Place => [place[0] + down, place[1] + right])
      .filter(([row, column]) => distances[row]?.[column] === null);
    for (const next of unvisited) {
      set(next, distance + 1);
      queue.push(next);
    }
    show(
      unvisited.length > 0 ? 'set distance' : 'nothing new',
      `${front}. ${joined(unvisited, distance + 1)}`,
    );
  }
  show('end', 'The queue is empty, and the goal was not reached: there is no path.');
  return steps;
}

function joined(places: readonly Place[], distance: number): string {
  if (places.length === 0) return 'It has no free neighbor without a distance.';
  const list = places.map((place) => place.join()).join(' and ');
  return places.length === 1
    ? `${list} gets the distance ${distance} and joins the queue.`
    : `${list} get the distance ${distance} and join the queue.`;
}

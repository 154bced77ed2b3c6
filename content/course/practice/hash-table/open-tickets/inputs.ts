import { seededRandom, type Random } from '../../../../src/random.ts';

/** [1, ticket, topic] opens, [2, ticket] closes, [3, topic] counts, [4, topic] asks for the latest. */
export type Operation = readonly number[];

type Input = [operations: Operation[]];

/** Few tickets and topics, so that tickets are often moved and opened again. */
export function smallInput(random: Random): Input {
  return mixed(random, random.int(1, 20), random.int(1, 5), random.int(1, 3));
}

export function mixed(random: Random, count: number, tickets: number, topics: number): Input {
  const operation = (): Operation => {
    const [ticket, topic] = [random.int(0, tickets - 1), random.int(0, topics - 1)];
    const kind = random.pick([1, 1, 2, 3, 4, 4]);
    if (kind === 1) return [1, ticket, topic];
    return kind === 2 ? [2, ticket] : [kind, topic];
  };
  return [random.list(count, operation)];
}

export function inputOfSize(random: Random, count: number): Input {
  return mixed(random, count, Math.max(2, Math.floor(count / 8)), 200);
}

/** Opens tickets under two topics and asks for their number as often. */
export function manyCounts(count: number): Input {
  const half = count / 2;
  return [
    [
      ...Array.from({ length: half }, (_, i): Operation => [1, i, i % 2]),
      ...Array.from({ length: half }, (_, i): Operation => [3, i % 3]),
    ],
  ];
}

/** Opens tickets under one topic. Then closes them from the oldest on and asks for the latest each time. */
export function oldestFirst(count: number): Input {
  const third = Math.floor(count / 3);
  const random = seededRandom(25_402);
  const tickets = random.shuffle(Array.from({ length: third }, (_, i) => i));
  return [
    [
      ...tickets.map((ticket): Operation => [1, ticket, 7]),
      ...tickets.flatMap((ticket): Operation[] => [
        [2, ticket],
        [4, 7],
      ]),
    ],
  ];
}

/** Moves all tickets from topic to topic, then closes the latest ones and asks. */
export function movedAround(count: number): Input {
  const tickets = Array.from({ length: Math.floor(count / 5) }, (_, i) => i);
  const opened = [0, 1, 0].flatMap((topic) => tickets.map((ticket): Operation => [1, ticket, topic]));
  const closed = tickets.toReversed().flatMap((ticket): Operation[] => [
    [2, ticket],
    [4, ticket % 2],
  ]);
  return [[...opened, ...closed]];
}

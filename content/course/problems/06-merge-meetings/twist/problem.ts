import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import {
  apart,
  inputOfSize as meetingsOfSize,
  nested,
  shortMeetings,
  smallInput as smallMeetings,
  touching,
  type Meeting,
} from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Input = [meetings: Meeting[], least: number];

/** Sweeps over the sorted bookings and remembers the latest end. */
function freeGaps(meetings: readonly (readonly [number, number])[], least: number): [number, number][] {
  const sorted = [...meetings].sort(([a], [b]) => a - b);
  const gaps: [number, number][] = [];
  let busyUntil = Infinity;
  for (const [start, end] of sorted) {
    if (start - busyUntil >= least) gaps.push([busyUntil, start]);
    busyUntil = busyUntil === Infinity ? end : Math.max(busyUntil, end);
  }
  return gaps;
}

function smallInput(random: Random): Input {
  return [...smallMeetings(random), random.int(1, 4)];
}

function inputOfSize(random: Random, count: number): Input {
  return [...meetingsOfSize(random, count), 2];
}

const withLeast = ([meetings]: [Meeting[]], least: number): Input => [meetings, least];

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small bookings ${seed}`,
  args: () => smallInput(seededRandom(10610 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: freeGaps,
  bruteForce,
  smallInput,
  growth: { n: 'the number of bookings', largest: 400_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [
          [13, 15],
          [9, 10],
          [10, 11],
          [14, 16],
        ],
        2,
      ],
      expected: [[11, 13]],
    },
    {
      name: 'example 2',
      args: [
        [
          [1, 8],
          [2, 3],
          [8, 9],
        ],
        1,
      ],
      expected: [],
    },
    {
      name: 'example 3',
      args: [
        [
          [5, 5],
          [1, 2],
          [9, 12],
        ],
        3,
      ],
      expected: [
        [2, 5],
        [5, 9],
      ],
    },
    { name: 'one booking', args: [[[3, 7]], 1], expected: [] },
    {
      name: 'a gap of exactly this length',
      args: [
        [
          [0, 2],
          [5, 6],
        ],
        3,
      ],
      expected: [[2, 5]],
    },
    {
      name: 'a gap that is one too short',
      args: [
        [
          [0, 2],
          [5, 6],
        ],
        4,
      ],
      expected: [],
    },
    {
      name: 'touching bookings',
      args: [
        [
          [0, 2],
          [2, 4],
        ],
        1,
      ],
      expected: [],
    },
    {
      name: 'equal bookings',
      args: [
        [
          [1, 3],
          [1, 3],
          [6, 7],
        ],
        1,
      ],
      expected: [[3, 6]],
    },
    {
      name: 'a short booking inside a long one',
      args: [
        [
          [0, 10],
          [2, 3],
          [12, 13],
        ],
        1,
      ],
      expected: [[10, 12]],
    },
    {
      name: 'a long booking after a short one with the same start',
      args: [
        [
          [0, 1],
          [0, 9],
          [11, 12],
        ],
        1,
      ],
      expected: [[9, 11]],
    },
    {
      name: 'not in order',
      args: [
        [
          [20, 21],
          [0, 1],
          [10, 11],
        ],
        5,
      ],
      expected: [
        [1, 10],
        [11, 20],
      ],
    },
    {
      name: 'sorted by end it would look otherwise',
      args: [
        [
          [5, 6],
          [0, 8],
          [12, 13],
        ],
        2,
      ],
      expected: [[8, 12]],
    },
    {
      name: 'only the long gaps',
      args: [
        [
          [0, 1],
          [2, 3],
          [9, 10],
          [11, 12],
        ],
        4,
      ],
      expected: [[3, 9]],
    },
    {
      name: 'the first booking starts late',
      args: [
        [
          [500, 501],
          [503, 504],
        ],
        1,
      ],
      expected: [[501, 503]],
    },
    {
      name: 'the whole range',
      args: [
        [
          [0, 0],
          [1_000_000, 1_000_000],
        ],
        1_000_000,
      ],
      expected: [[0, 1_000_000]],
    },
    ...randomSmall,
    { name: '20 000 touching bookings', args: () => withLeast(touching(), 1), expected: [] },
    { name: '20 000 nested bookings', args: () => withLeast(nested(), 1), expected: [] },
    { name: '20 000 short bookings', args: () => withLeast(shortMeetings(), 12) },
    { name: '100 000 bookings with a free minute after each', args: () => withLeast(apart(), 1) },
  ],
});

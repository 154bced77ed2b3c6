import { popHeap, pushHeap } from '../../../problems/binary-heap.ts';
import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type Trip = readonly [start: number, end: number];

type Input = [trips: Trip[], drying: number];

const latest = 1_000_000;

/** Serves the trips by their start, with a heap of the kayaks that are out or drying and one of those on the rack. */
function kayakNumbers(trips: readonly Trip[], drying: number): number[] {
  const away: { readonly ready: number; readonly kayak: number }[] = [];
  const rack: number[] = [];
  const isEarlier = (a: { readonly ready: number }, b: { readonly ready: number }): boolean =>
    a.ready < b.ready;
  const isSmaller = (a: number, b: number): boolean => a < b;
  const numbers = trips.map(() => 0);
  const order = [...trips.entries()].sort(([, [a]], [, [b]]) => a - b);
  for (const [i, [start, end]] of order) {
    for (let first = away[0]; first && first.ready <= start; first = away[0]) {
      pushHeap(rack, first.kayak, isSmaller);
      popHeap(away, isEarlier);
    }
    // With an empty rack, all kayaks are away.
    const kayak = popHeap(rack, isSmaller) ?? away.length + 1;
    numbers[i] = kayak;
    pushHeap(away, { ready: end + drying, kayak }, isEarlier);
  }
  return numbers;
}

function smallInput(random: Random): Input {
  return build(random, random.int(1, 7), random.pick([4, 8, 15]), random.pick([0, 0, 1, 3]));
}

function build(random: Random, trips: number, last: number, drying: number): Input {
  const trip = (): Trip => {
    const start = random.int(0, last - 1);
    return [start, random.int(start + 1, Math.min(last, start + Math.ceil(last / 2)))];
  };
  return [random.list(trips, trip), drying];
}

/** About `trips / 40` kayaks are out at once. */
function inputOfSize(random: Random, trips: number): Input {
  const list = random.list(trips, (): Trip => {
    const start = random.int(0, latest - 50_000);
    return [start, start + random.int(1, 50_000)];
  });
  return [list, 30];
}

/** No kayak comes back before the last trip starts. */
function allOut(trips: number): Input {
  const random = seededRandom(25_302);
  return [random.shuffle(Array.from({ length: trips }, (_, i): Trip => [i, latest - (i % 100)])), 5];
}

/** Every ten minutes, 100 guests come at once for up to 45 minutes. */
function groups(trips: number): Input {
  const random = seededRandom(25_303);
  return [
    random.list(trips, (i): Trip => {
      const start = 10 * Math.floor(i / 100);
      return [start, start + random.int(1, 45)];
    }),
    5,
  ];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small rental ${seed}`,
  args: () => build(seededRandom(25_310 + seed), 12, 20, seed % 3),
}));

/** Reads trips from "start-end" pairs. */
function caseOf(name: string, trips: string, drying: number, numbers: string) {
  const pairs = trips.split(' ').map((pair) => pair.split('-').map(Number));
  return { name, args: [pairs, drying], expected: numbers.split(' ').map(Number) };
}

export const problem = defineProblem({
  signature,
  reference: kayakNumbers,
  bruteForce,
  smallInput,
  growth: { n: 'the number of trips', largest: 50_000, input: inputOfSize },
  cases: [
    caseOf('example 1', '0-60 5-20 10-30 45-90 80-100', 10, '1 2 3 2 1'),
    caseOf('example 2, not listed by their start', '20-30 0-10 0-20', 0, '1 1 2'),
    caseOf('example 3, still wet', '0-5 5-9', 1, '1 2'),
    caseOf('one trip', '7-8', 0, '1'),
    caseOf('one trip of the largest length', '0-1000000', 1000, '1'),
    caseOf('back in the same minute', '0-5 5-9', 0, '1 1'),
    caseOf('dry in the same minute', '0-5 8-9', 3, '1 1'),
    caseOf('dry a minute too late', '0-5 7-9', 3, '1 2'),
    caseOf('all start in the same minute', '3-9 3-5 3-7', 0, '1 2 3'),
    caseOf('the same trip three times', '3-9 3-9 3-9', 2, '1 2 3'),
    caseOf('the longer of two equal starts is listed first', '0-20 0-10 10-15', 0, '1 2 2'),
    caseOf('listed from the last to the first', '30-40 20-30 10-20 0-10', 0, '1 1 1 1'),
    caseOf('the smaller number came back later', '0-10 0-5 12-20', 0, '1 2 1'),
    caseOf('the larger number came back later', '0-5 0-10 12-20', 0, '1 2 1'),
    caseOf('three come back, then three start', '0-9 1-8 2-7 10-20 10-20 10-20', 0, '1 2 3 1 2 3'),
    caseOf('three come back, then one starts, then another', '0-9 1-8 2-7 10-20 15-20', 0, '1 2 3 1 2'),
    caseOf('a kayak stays on the rack', '0-3 0-3 5-9 6-8 9-10', 0, '1 2 1 2 1'),
    caseOf('a long trip and short ones', '0-100 1-5 6-9 11-20 22-30', 1, '1 2 2 2 2'),
    caseOf('nested trips', '0-50 10-40 20-30', 0, '1 2 3'),
    caseOf('a trip inside the drying time', '0-10 12-14 30-40', 15, '1 2 1'),
    caseOf('two kayaks dry in the same minute', '0-10 0-10 15-20 15-20', 5, '1 2 1 2'),
    caseOf('a new kayak while the first is dry again', '0-10 1-50 2-50 20-50 21-50', 5, '1 2 3 1 4'),
    ...randomSmall,
    { name: '10 000 trips in groups', args: () => groups(10_000) },
    { name: '20 000 trips', args: () => inputOfSize(seededRandom(25_301), 20_000) },
    { name: '50 000 trips, none comes back in time', args: () => allOut(50_000) },
  ],
});

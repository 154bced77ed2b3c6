import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Pairs of equal scans cancel out in an exclusive or. One bit in which the two cards differ separates them. */
function carsInside(scans: readonly number[]): number[] {
  const both = scans.reduce((sum, card) => sum ^ card, 0);
  const bit = both & -both;
  const first = scans.reduce((sum, card) => ((card & bit) === 0 ? sum : sum ^ card), 0);
  return [first, first ^ both].sort((a, b) => a - b);
}

const largest = 2_147_483_647;

function smallInput(random: Random): [scans: number[]] {
  const most = random.pick([1, 3, 10, 10, largest]);
  const first = random.int(0, most);
  const second = random.pick([first === 0 ? most : 0, (first + 1) % (most + 1), first ^ 1]);
  return [mixed(random, first, second, random.int(0, 4), most)];
}

/** Both cars once and `pairs` times some card twice, which may be one of the two. */
function mixed(random: Random, first: number, second: number, pairs: number, most: number): number[] {
  const others = random
    .list(pairs, () => (random.int(0, 3) === 0 ? first : random.int(0, most)))
    .flatMap((card) => [card, card]);
  return random.shuffle([first, second, ...others]);
}

function inputOfSize(random: Random, scans: number): [scans: number[]] {
  const first = random.int(0, largest);
  return [mixed(random, first, first ^ (1 << 20), Math.floor(scans / 2) - 1, largest)];
}

/** All cars drive in, and all but the first two leave, the last one first. */
function lastInFirstOut(scans: number): [scans: number[]] {
  const cards = Array.from({ length: scans / 2 + 1 }, (_, i) => 3000 + 7 * i);
  return [[...cards, ...cards.slice(2).toReversed()]];
}

const randomSmall = [1, 2, 3, 4].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(25_110 + seed)),
}));

const caseOf = (name: string, scans: number[], expected: number[]) => ({ name, args: [scans], expected });

export const problem = defineProblem({
  signature,
  reference: carsInside,
  bruteForce,
  smallInput,
  growth: { n: 'the number of scans', largest: 100_000, input: inputOfSize },
  cases: [
    caseOf('example 1', [9, 4, 12, 9, 4, 5], [5, 12]),
    caseOf('example 2, a car that comes back', [7, 3, 7, 7, 3, 20], [7, 20]),
    caseOf('example 3, two scans', [8, 0], [0, 8]),
    caseOf('two scans in rising order', [1, 2], [1, 2]),
    caseOf('two scans in falling order', [2, 1], [1, 2]),
    caseOf('both cards are odd', [5, 9, 2, 2], [5, 9]),
    caseOf('both cards are even', [4, 6, 6, 6], [4, 6]),
    caseOf('a car that has left before the others come', [3, 3, 10, 11], [10, 11]),
    caseOf('the larger card first', [40, 6, 6, 30], [30, 40]),
    caseOf('a car comes three times', [5, 5, 5, 5, 5, 1], [1, 5]),
    caseOf('both cars come twice', [6, 9, 6, 9, 9, 6], [6, 9]),
    caseOf('a car leaves twice', [8, 8, 2, 8, 8, 4], [2, 4]),
    caseOf('card 0 has left', [0, 0, 1, 2], [1, 2]),
    caseOf('card 0 comes back', [0, 3, 0, 0], [0, 3]),
    caseOf('the largest card', [largest, 5, 1, 1], [5, largest]),
    caseOf('card 0 and the largest card', [largest, 4, 0, 4], [0, largest]),
    caseOf('cards that differ in a high bit only', [1_048_576 + 7, 7, 12, 12], [7, 1_048_583]),
    caseOf('cards that differ in the highest bit only', [1_073_741_824, 0], [0, 1_073_741_824]),
    caseOf('long card numbers', [4000, 90_000, 512, 90_000, 4000, 4001], [512, 4001]),
    caseOf('neighbors in order', [127, 128, 128, 128, 129, 129], [127, 128]),
    ...randomSmall,
    { name: '100 000 scans of random cards', args: () => inputOfSize(seededRandom(25_101), 100_000) },
    {
      name: '100 000 scans, the last car in leaves first',
      args: () => lastInFirstOut(100_000),
      expected: [3000, 3007],
    },
    {
      name: '50 000 scans of one car and one of another',
      args: () => [[...Array<number>(49_999).fill(77), 8]],
      expected: [8, 77],
    },
  ],
});

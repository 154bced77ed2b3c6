import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Chooses the guest of each seat from those that are left. */
function listSeatings(guests: readonly number[]): number[][] {
  if (guests.length === 0) return [[]];
  return guests.flatMap((guest, i) => listSeatings(guests.toSpliced(i, 1)).map((rest) => [guest, ...rest]));
}

function smallInput(random: Random): [guests: number[]] {
  return inputOfSize(random, random.int(1, 4));
}

function inputOfSize(random: Random, length: number): [guests: number[]] {
  return [random.shuffle(Array.from({ length: 9 }, (_, i) => 7 * i + 1)).slice(0, length)];
}

const randomSmall = [1, 2, 3, 4, 5].map((seed) => ({
  name: `random small party ${seed}`,
  args: () => smallInput(seededRandom(23_510 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: listSeatings,
  bruteForce,
  smallInput,
  growth: { n: 'the number of guests', largest: 7, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [[6, 2, 9]],
      expected: [
        [6, 2, 9],
        [6, 9, 2],
        [2, 6, 9],
        [2, 9, 6],
        [9, 6, 2],
        [9, 2, 6],
      ],
    },
    { name: 'example 2', args: [[7]], expected: [[7]] },
    {
      name: 'example 3',
      args: [[5, 4]],
      expected: [
        [5, 4],
        [4, 5],
      ],
    },
    { name: 'four guests', args: () => [[4, 1, 3, 2]] },
    {
      name: 'descending',
      args: [[8, 5, 3]],
      expected: [
        [8, 5, 3],
        [8, 3, 5],
        [5, 8, 3],
        [5, 3, 8],
        [3, 8, 5],
        [3, 5, 8],
      ],
    },
    {
      name: 'large numbers',
      args: [[100, 99]],
      expected: [
        [100, 99],
        [99, 100],
      ],
    },
    { name: 'five guests', args: () => [[10, 20, 30, 40, 50]] },
    {
      name: 'numbers that look alike',
      args: [[1, 11]],
      expected: [
        [1, 11],
        [11, 1],
      ],
    },
    { name: 'one large number', args: [[100]], expected: [[100]] },
    ...randomSmall,
    { name: 'seven guests', args: () => [[1, 2, 3, 4, 5, 6, 7]] },
    { name: 'seven other guests', args: () => [[70, 60, 50, 40, 30, 20, 10]] },
  ],
});

import { defineProblem } from '../../../../src/problem.ts';
import type { Random } from '../../../../src/random.ts';
import { seededRandom } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** The judge represents a list by its values. */
function turnAround(first: readonly number[]): number[] {
  return [...first].reverse();
}

function smallInput(random: Random): [first: number[]] {
  return [random.list(random.int(0, 8), () => random.int(-9, 9))];
}

function inputOfSize(random: Random, length: number): [first: number[]] {
  return [random.list(length, () => random.int(-1000, 1000))];
}

const randomSmall = [1, 2, 3, 4, 5].map((seed) => ({
  name: `random small trip ${seed}`,
  args: () => smallInput(seededRandom(20_410 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: turnAround,
  bruteForce,
  smallInput,
  growth: { n: 'the number of stops', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[4, 1, 7]], expected: [7, 1, 4] },
    { name: 'example 2, one stop', args: [[5]], expected: [5] },
    { name: 'example 3, no stop', args: [[]], expected: [] },
    { name: 'two stops', args: [[1, 2]], expected: [2, 1] },
    { name: 'two equal stops', args: [[3, 3]], expected: [3, 3] },
    { name: 'four stops', args: [[1, 2, 3, 4]], expected: [4, 3, 2, 1] },
    { name: 'the same forward and back', args: [[1, 2, 1]], expected: [1, 2, 1] },
    { name: 'a value occurs twice', args: [[6, 0, 6, 2]], expected: [2, 6, 0, 6] },
    { name: 'the lowest and highest values', args: [[-1000, 1000]], expected: [1000, -1000] },
    { name: 'five stops', args: [[9, 8, 7, 6, 5]], expected: [5, 6, 7, 8, 9] },
    ...randomSmall,
    { name: '4 999 stops', args: () => inputOfSize(seededRandom(20_401), 4999) },
    { name: '5 000 stops', args: () => inputOfSize(seededRandom(20_402), 5000) },
  ],
});

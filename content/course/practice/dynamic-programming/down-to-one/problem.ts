import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Subtracts only as often as the next division needs. */
function fewestMoves(n: number, known = new Map<number, number>()): number {
  if (n <= 3) return n === 1 ? 0 : 1;
  const answer =
    known.get(n) ?? 1 + Math.min(...[2, 3].map((by) => (n % by) + fewestMoves(Math.floor(n / by), known)));
  known.set(n, answer);
  return answer;
}

function smallInput(random: Random): [n: number] {
  return [random.int(1, random.pick([12, 300, 1000]))];
}

function inputOfSize(_random: Random, n: number): [n: number] {
  return [n];
}

const randomSmall = [1, 2, 3, 4, 5].map((seed) => ({
  name: `random small number ${seed}`,
  args: () => smallInput(seededRandom(23_110 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: fewestMoves,
  bruteForce,
  smallInput,
  growth: { n: 'the number', largest: 1000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [82], expected: 5 },
    { name: 'example 2', args: [1], expected: 0 },
    { name: 'example 3', args: [20], expected: 4 },
    { name: '2', args: [2], expected: 1 },
    { name: '3', args: [3], expected: 1 },
    { name: '4', args: [4], expected: 2 },
    { name: '5', args: [5], expected: 3 },
    { name: '6', args: [6], expected: 2 },
    { name: '11', args: [11], expected: 4 },
    { name: 'a power of two', args: [512], expected: 9 },
    { name: 'a power of three', args: [729], expected: 6 },
    { name: 'one less than a power of three', args: [728], expected: 9 },
    { name: 'one more than a power of three', args: [730], expected: 7 },
    { name: 'a multiple of 3, but dividing at once is worse', args: [321], expected: 9 },
    { name: 'dividing at once is worse', args: [10], expected: 3 },
    ...randomSmall,
    { name: 'a number with the most moves', args: [863], expected: 14 },
    { name: 'a large prime number', args: [997], expected: 10 },
    { name: 'just below the largest number', args: [999], expected: 8 },
    { name: 'the largest number', args: [1000], expected: 9 },
  ],
});

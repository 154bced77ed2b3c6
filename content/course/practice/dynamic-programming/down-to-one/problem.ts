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
  return [random.int(1, random.pick([12, 300, 2000]))];
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
  growth: { n: 'the number', largest: 1_000_000_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [28], expected: 4 },
    { name: 'example 2', args: [1], expected: 0 },
    { name: 'example 3', args: [7], expected: 3 },
    { name: '2', args: [2], expected: 1 },
    { name: '3', args: [3], expected: 1 },
    { name: '4', args: [4], expected: 2 },
    { name: '5', args: [5], expected: 3 },
    { name: '6', args: [6], expected: 2 },
    { name: '11', args: [11], expected: 4 },
    { name: 'a power of two', args: [1024] },
    { name: 'a power of three', args: [729], expected: 6 },
    { name: 'one less than a power of three', args: [728] },
    { name: 'one more than a power of three', args: [730], expected: 7 },
    { name: '1000', args: [1000] },
    { name: 'dividing at once is worse', args: [10], expected: 3 },
    ...randomSmall,
    { name: 'a billion', args: () => [1_000_000_000] },
    { name: 'just below a billion', args: () => [999_999_999] },
    { name: 'a large power of three', args: () => [387_420_489], expected: 18 },
  ],
});

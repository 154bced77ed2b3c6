import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

function onesOf(n: number): number {
  return n === 0 ? 0 : onesOf(Math.floor(n / 2)) + (n % 2);
}

function countSwitches(codes: readonly number[]): number[] {
  return codes.map(onesOf);
}

function smallInput(random: Random): [codes: number[]] {
  return [random.list(random.int(0, 5), () => random.int(0, random.pick([20, 2_000_000_000])))];
}

function inputOfSize(random: Random, length: number): [codes: number[]] {
  return [random.list(length, () => random.int(0, 2_000_000_000))];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(22_410 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countSwitches,
  bruteForce,
  smallInput,
  growth: { n: 'the number of codes', largest: 50_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[13, 8, 0]], expected: [3, 1, 0] },
    { name: 'example 2', args: [[7]], expected: [3] },
    { name: 'example 3', args: [[]], expected: [] },
    { name: 'zero', args: [[0]], expected: [0] },
    { name: 'one', args: [[1]], expected: [1] },
    { name: 'a power of two', args: [[1024]], expected: [1] },
    { name: 'one less than a power of two', args: [[1023]], expected: [10] },
    { name: 'one more than a power of two', args: [[1025]], expected: [2] },
    { name: 'the largest number', args: [[2000000000]], expected: [13] },
    { name: 'the same number twice', args: [[6, 6]], expected: [2, 2] },
    { name: '0 to 8', args: [[0, 1, 2, 3, 4, 5, 6, 7, 8]], expected: [0, 1, 1, 2, 1, 2, 2, 3, 1] },
    { name: 'many ones', args: [[1073741823]], expected: [30] },
    ...randomSmall,
    { name: '50 000 large numbers', args: () => inputOfSize(seededRandom(22_401), 50_000) },
    { name: '50 000 zeros', args: () => [Array<number>(50_000).fill(0)] },
  ],
});

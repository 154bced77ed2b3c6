import { defineProblem } from '../../../../src/problem.ts';
import type { Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Keeps the ways for the last two lengths. */
function countWays(length: number): number {
  let [shorter, ways] = [0, 1];
  for (let i = 0; i < length; i += 1) [shorter, ways] = [ways, shorter + ways];
  return ways;
}

function smallInput(random: Random): [length: number] {
  return [random.int(0, 16)];
}

function inputOfSize(_: Random, length: number): [length: number] {
  return [length];
}

export const problem = defineProblem({
  signature,
  reference: countWays,
  bruteForce,
  smallInput,
  growth: { n: 'the length', largest: 40, sizes: [10, 20, 30, 40], input: inputOfSize },
  cases: [
    { name: 'example 1', args: [4], expected: 5 },
    { name: 'example 2, one slab', args: [1], expected: 1 },
    { name: 'example 3, no path', args: [0], expected: 1 },
    { name: '2 meters', args: [2], expected: 2 },
    { name: '3 meters', args: [3], expected: 3 },
    { name: '5 meters', args: [5], expected: 8 },
    { name: '6 meters', args: [6], expected: 13 },
    { name: '7 meters', args: [7], expected: 21 },
    { name: '8 meters', args: [8], expected: 34 },
    { name: '10 meters', args: [10], expected: 89 },
    { name: '12 meters', args: [12], expected: 233 },
    { name: '20 meters', args: [20], expected: 10_946 },
    { name: '30 meters', args: [30], expected: 1_346_269 },
    { name: '40 meters', args: [40], expected: 165_580_141 },
    { name: '44 meters', args: [44], expected: 1_134_903_170 },
    { name: '45 meters', args: [45], expected: 1_836_311_903 },
  ],
});

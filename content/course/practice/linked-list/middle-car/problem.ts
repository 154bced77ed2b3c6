import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** The judge represents a list by its values. */
function middleCar(engine: readonly number[]): number {
  return engine[Math.floor(engine.length / 2)] ?? 0;
}

function smallInput(random: Random): [engine: number[]] {
  return [random.list(random.int(1, 9), () => random.int(1, 30))];
}

function inputOfSize(random: Random, length: number): [engine: number[]] {
  return [random.list(length, () => random.int(1, 1_000_000))];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small train ${seed}`,
  args: () => smallInput(seededRandom(20_510 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: middleCar,
  bruteForce,
  smallInput,
  growth: { n: 'the number of cars', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[7, 3, 9]], expected: 3 },
    { name: 'example 2, an even number', args: [[7, 3, 9, 4]], expected: 9 },
    { name: 'example 3, one car', args: [[6]], expected: 6 },
    { name: 'two cars', args: [[5, 8]], expected: 8 },
    { name: 'five cars', args: [[1, 2, 3, 4, 5]], expected: 3 },
    { name: 'six cars', args: [[1, 2, 3, 4, 5, 6]], expected: 4 },
    { name: 'equal numbers', args: [[2, 2, 9, 2, 2]], expected: 9 },
    { name: 'falling numbers', args: [[40, 30, 20, 10]], expected: 20 },
    { name: 'large numbers', args: [[1_000_000, 999_999, 1_000_000]], expected: 999_999 },
    ...randomSmall,
    { name: '4 999 cars', args: () => inputOfSize(seededRandom(20_501), 4999) },
    { name: '5 000 cars', args: () => inputOfSize(seededRandom(20_502), 5000) },
  ],
});

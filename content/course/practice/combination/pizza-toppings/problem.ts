import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Doubles the pizzas with each topping. */
function listPizzas(toppings: readonly number[]): number[][] {
  return toppings.reduce<number[][]>(
    (pizzas, topping) => [...pizzas, ...pizzas.map((pizza) => [...pizza, topping])],
    [[]],
  );
}

function smallInput(random: Random): [toppings: number[]] {
  return inputOfSize(random, random.int(0, 5));
}

function inputOfSize(random: Random, length: number): [toppings: number[]] {
  return [random.shuffle(Array.from({ length: 12 }, (_, i) => 8 * i + 3)).slice(0, length)];
}

const randomSmall = [1, 2, 3, 4, 5].map((seed) => ({
  name: `random small menu ${seed}`,
  args: () => smallInput(seededRandom(23_710 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: listPizzas,
  bruteForce,
  smallInput,
  growth: { n: 'the number of toppings', largest: 10, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[1, 2]], expected: [[], [1], [2], [1, 2]] },
    { name: 'example 2', args: [[]], expected: [[]] },
    { name: 'example 3', args: [[9]], expected: [[], [9]] },
    {
      name: 'three toppings',
      args: [[1, 2, 3]],
      expected: [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]],
    },
    {
      name: 'descending',
      args: [[3, 2, 1]],
      expected: [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]],
    },
    { name: 'two large numbers', args: [[100, 99]], expected: [[], [100], [99], [100, 99]] },
    { name: 'numbers that look alike', args: [[1, 11]], expected: [[], [1], [11], [1, 11]] },
    { name: 'four toppings', args: () => [[2, 4, 6, 8]] },
    { name: 'six toppings', args: () => [[6, 1, 5, 2, 4, 3]] },
    ...randomSmall,
    { name: 'nine toppings', args: () => [[11, 12, 13, 14, 15, 16, 17, 18, 19]] },
    { name: 'ten toppings', args: () => [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]] },
  ],
});

import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Equal numbers cancel each other. */
function findSingle(socks: readonly number[]): number {
  return socks.reduce((all, sock) => all ^ sock, 0);
}

function smallInput(random: Random): [socks: number[]] {
  return build(random, random.int(0, 4), 6);
}

function inputOfSize(random: Random, length: number): [socks: number[]] {
  return build(random, Math.floor((length - 1) / 2), 1_000_000_000);
}

function build(random: Random, pairs: number, most: number): [socks: number[]] {
  const numbers = new Set<number>();
  while (numbers.size < pairs + 1) numbers.add(random.int(-most, most));
  const [single = 0, ...paired] = numbers;
  return [random.shuffle([single, ...paired, ...paired])];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small heap ${seed}`,
  args: () => smallInput(seededRandom(21_510 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: findSingle,
  bruteForce,
  smallInput,
  growth: { n: 'the number of socks', largest: 199_999, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[4, 7, 4, 9, 7]], expected: 9 },
    { name: 'example 2', args: [[5]], expected: 5 },
    { name: 'example 3', args: [[-3, 2, -3]], expected: 2 },
    { name: 'the single one first', args: [[8, 1, 1]], expected: 8 },
    { name: 'the single one last', args: [[1, 1, 8]], expected: 8 },
    { name: 'zero is lonely', args: [[0, 5, 5]], expected: 0 },
    { name: 'zero has a partner', args: [[0, 6, 0]], expected: 6 },
    { name: 'negative and positive', args: [[-5, 5, 5]], expected: -5 },
    { name: 'the largest numbers', args: [[1000000000, -1000000000, 1000000000]], expected: -1000000000 },
    { name: 'partners far apart', args: [[1, 2, 3, 2, 1]], expected: 3 },
    { name: 'a small sum', args: [[1, 2, 3, 1, 2]], expected: 3 },
    ...randomSmall,
    { name: '199 999 socks', args: () => inputOfSize(seededRandom(21_501), 199_999) },
    {
      name: '199 999 socks, partners at the far ends',
      args: () => [
        [
          ...Array.from({ length: 99_999 }, (_, i) => i),
          -7,
          ...Array.from({ length: 99_999 }, (_, i) => 99_998 - i),
        ],
      ],
      expected: -7,
    },
  ],
});

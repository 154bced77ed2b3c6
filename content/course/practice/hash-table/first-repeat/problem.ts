import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Remembers the tickets that were seen. */
function firstRepeat(tickets: readonly number[]): number {
  const seen = new Set<number>();
  for (const ticket of tickets) {
    if (seen.has(ticket)) return ticket;
    seen.add(ticket);
  }
  return -1;
}

function smallInput(random: Random): [tickets: number[]] {
  return [random.list(random.int(0, 8), () => random.int(1, 9))];
}

/** All different. */
function inputOfSize(random: Random, length: number): [tickets: number[]] {
  let ticket = 0;
  return [random.list(length, () => (ticket += random.int(1, 5000)))];
}

const different = () => inputOfSize(seededRandom(20_601), 99_999)[0];

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small queue ${seed}`,
  args: () => smallInput(seededRandom(20_610 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: firstRepeat,
  bruteForce,
  smallInput,
  growth: { n: 'the number of tickets', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [[5, 3, 8, 3, 5]], expected: 3 },
    { name: 'example 2, side by side', args: [[4, 4]], expected: 4 },
    { name: 'example 3, all different', args: [[1, 2, 3]], expected: -1 },
    { name: 'no ticket', args: [[]], expected: -1 },
    { name: 'one ticket', args: [[7]], expected: -1 },
    { name: 'three times the same', args: [[2, 2, 2]], expected: 2 },
    { name: 'the first and the last', args: [[6, 1, 2, 6]], expected: 6 },
    { name: 'the smaller one repeats later', args: [[9, 2, 9, 2]], expected: 9 },
    { name: 'the first ticket repeats last', args: [[1, 8, 7, 7, 8, 1]], expected: 7 },
    { name: 'large numbers', args: [[1_000_000_000, 5, 1_000_000_000]], expected: 1_000_000_000 },
    { name: 'only the last two are equal', args: [[3, 1, 4, 5, 5]], expected: 5 },
    ...randomSmall,
    { name: '99 999 different tickets', args: () => [different()], expected: -1 },
    {
      name: '100 000 tickets, the last is the first again',
      args: () => [[...different(), different()[0] ?? 0]],
    },
    {
      name: '100 000 tickets, the last two are equal',
      args: () => [[...different(), different().at(-1) ?? 0]],
    },
  ],
});

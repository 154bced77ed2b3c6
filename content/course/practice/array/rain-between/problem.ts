import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Subtracts two totals from the first day on. */
function sumOfDays(rain: readonly number[], questions: readonly (readonly number[])[]): number[] {
  const totals = [0];
  for (const day of rain) totals.push((totals.at(-1) ?? 0) + day);
  return questions.map(([from = 0, to = 0]) => (totals[to + 1] ?? 0) - (totals[from] ?? 0));
}

function smallInput(random: Random): [rain: number[], questions: number[][]] {
  return build(random, random.int(1, 7), random.int(0, 4), 9);
}

/** As many questions as days, each over half of them. */
function inputOfSize(random: Random, length: number): [rain: number[], questions: number[][]] {
  const half = Math.floor(length / 2);
  const [rain] = build(random, length, 0, 1000);
  return [
    rain,
    random.list(length, (i) =>
      [Math.floor(i / 2), Math.floor(i / 2) + half].map((day) => Math.min(day, length - 1)),
    ),
  ];
}

function build(random: Random, days: number, questions: number, most: number): [number[], number[][]] {
  const ask = () => [random.int(0, days - 1), random.int(0, days - 1)].sort((a, b) => a - b);
  return [random.list(days, () => random.int(0, most)), random.list(questions, ask)];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small record ${seed}`,
  args: () => smallInput(seededRandom(20_910 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: sumOfDays,
  bruteForce,
  smallInput,
  growth: { n: 'the number of days', largest: 50_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [3, 0, 5, 2],
        [
          [0, 1],
          [1, 3],
          [2, 2],
        ],
      ],
      expected: [3, 7, 5],
    },
    { name: 'example 2, one day', args: [[7], [[0, 0]]], expected: [7] },
    { name: 'example 3, no question', args: [[1, 2], []], expected: [] },
    { name: 'all days', args: [[1, 2, 3], [[0, 2]]], expected: [6] },
    { name: 'the last day', args: [[1, 2, 3], [[2, 2]]], expected: [3] },
    { name: 'the first two days', args: [[4, 5, 6], [[0, 1]]], expected: [9] },
    { name: 'the last two days', args: [[4, 5, 6], [[1, 2]]], expected: [11] },
    { name: 'no rain', args: [[0, 0, 0], [[0, 2]]], expected: [0] },
    {
      name: 'the same question twice',
      args: [
        [8, 1],
        [
          [0, 1],
          [0, 1],
        ],
      ],
      expected: [9, 9],
    },
    { name: 'a dry day first', args: [[0, 6], [[0, 1]]], expected: [6] },
    { name: 'a heavy day', args: [[1000, 1, 1000], [[0, 2]]], expected: [2001] },
    ...randomSmall,
    { name: '50 000 days and questions', args: () => inputOfSize(seededRandom(20_901), 50_000) },
    {
      name: '50 000 wet days',
      args: () => [Array<number>(50_000).fill(1000), [[0, 49_999]]],
      expected: [50_000_000],
    },
  ],
});

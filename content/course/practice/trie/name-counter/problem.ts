import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Counts all beginnings of all names. */
function countStarts(names: readonly string[], prefixes: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const name of names)
    for (let end = 1; end <= name.length; end += 1)
      counts.set(name.slice(0, end), (counts.get(name.slice(0, end)) ?? 0) + 1);
  return prefixes.map((prefix) => counts.get(prefix) ?? 0);
}

type Input = [names: string[], prefixes: string[]];

function smallInput(random: Random): Input {
  return [
    random.list(random.int(0, 6), () => randomWord(random, 3)),
    random.list(random.int(0, 4), () => randomWord(random, 3)),
  ];
}

function inputOfSize(random: Random, length: number): Input {
  return [
    random.list(length, () => randomWord(random, 20)),
    random.list(length, () => randomWord(random, 6)),
  ];
}

function randomWord(random: Random, longest: number): string {
  return random.list(random.int(1, longest), () => random.pick(['a', 'b'])).join('');
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small address book ${seed}`,
  args: () => smallInput(seededRandom(23_410 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: countStarts,
  bruteForce,
  smallInput,
  growth: { n: 'the number of names', largest: 30_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        ['anna', 'ann', 'bob'],
        ['an', 'anna', 'b', 'c'],
      ],
      expected: [2, 1, 1, 0],
    },
    {
      name: 'example 2',
      args: [
        ['kim', 'kim'],
        ['kim', 'k'],
      ],
      expected: [2, 2],
    },
    { name: 'example 3', args: [[], ['a']], expected: [0] },
    { name: 'no prefix', args: [['a'], []], expected: [] },
    { name: 'one name', args: [['ada'], ['a', 'ad', 'ada', 'adam']], expected: [1, 1, 1, 0] },
    { name: 'three times the same name', args: [['li', 'li', 'li'], ['l']], expected: [3] },
    {
      name: 'one name starts another',
      args: [
        ['jo', 'joe'],
        ['jo', 'joe'],
      ],
      expected: [2, 1],
    },
    { name: 'not in the middle', args: [['anna'], ['n', 'nna']], expected: [0, 0] },
    {
      name: 'different first letters',
      args: [
        ['a', 'b', 'c'],
        ['a', 'b', 'c', 'd'],
      ],
      expected: [1, 1, 1, 0],
    },
    { name: 'the same prefix twice', args: [['max'], ['m', 'm']], expected: [1, 1] },
    { name: 'the last letter', args: [['zoe'], ['z', 'y']], expected: [1, 0] },
    { name: 'a prefix longer than all names', args: [['al'], ['alfred']], expected: [0] },
    ...randomSmall,
    { name: '30 000 names of few letters', args: () => inputOfSize(seededRandom(23_401), 30_000) },
    {
      name: '30 000 equal names',
      args: () => [
        Array<string>(30_000).fill('x'.repeat(20)),
        Array.from({ length: 30_000 }, (_, i) => 'x'.repeat((i % 20) + 1)),
      ],
    },
  ],
});

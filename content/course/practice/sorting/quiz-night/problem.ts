import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Sorts the positions by points, then by name. */
function rankTeams(names: readonly string[], points: readonly number[]): string[] {
  const teams = names.map((name, i) => ({ name, points: points[i] ?? 0 }));
  return teams.sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}

function smallInput(random: Random): [names: string[], points: number[]] {
  return build(random, random.int(0, 6), 2, 3);
}

function inputOfSize(random: Random, length: number): [names: string[], points: number[]] {
  return build(random, length, 8, 50);
}

function build(random: Random, teams: number, letters: number, most: number): [string[], number[]] {
  const names = new Set<string>();
  while (names.size < teams)
    names.add(random.list(random.int(1, letters), () => random.pick(['a', 'b', 'c', 'd'])).join(''));
  return [[...names], random.list(teams, () => random.int(0, most))];
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small quiz ${seed}`,
  args: () => smallInput(seededRandom(21_810 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: rankTeams,
  bruteForce,
  smallInput,
  growth: { n: 'the number of teams', largest: 20_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        ['owls', 'foxes', 'bees'],
        [12, 30, 12],
      ],
      expected: ['foxes', 'bees', 'owls'],
    },
    { name: 'example 2', args: [['ants'], [0]], expected: ['ants'] },
    { name: 'example 3', args: [[], []], expected: [] },
    {
      name: 'all equal',
      args: [
        ['c', 'a', 'b'],
        [5, 5, 5],
      ],
      expected: ['a', 'b', 'c'],
    },
    {
      name: 'one name starts another',
      args: [
        ['ants', 'ant'],
        [1, 1],
      ],
      expected: ['ant', 'ants'],
    },
    {
      name: '9 and 10 points',
      args: [
        ['x', 'y'],
        [9, 10],
      ],
      expected: ['y', 'x'],
    },
    {
      name: 'no points',
      args: [
        ['b', 'a'],
        [0, 0],
      ],
      expected: ['a', 'b'],
    },
    {
      name: 'already in order',
      args: [
        ['a', 'b'],
        [2, 1],
      ],
      expected: ['a', 'b'],
    },
    {
      name: 'the best name has the fewest points',
      args: [
        ['a', 'b', 'c'],
        [1, 2, 3],
      ],
      expected: ['c', 'b', 'a'],
    },
    {
      name: 'two groups of equal points',
      args: [
        ['d', 'c', 'b', 'a'],
        [7, 9, 7, 9],
      ],
      expected: ['a', 'c', 'b', 'd'],
    },
    {
      name: 'the largest points',
      args: [
        ['p', 'q'],
        [999999, 1000000],
      ],
      expected: ['q', 'p'],
    },
    {
      name: 'a longer name first',
      args: [
        ['bb', 'b', 'ba'],
        [4, 4, 4],
      ],
      expected: ['b', 'ba', 'bb'],
    },
    ...randomSmall,
    { name: '20 000 teams with few different points', args: () => inputOfSize(seededRandom(21_801), 20_000) },
    {
      name: '20 000 teams with equal points',
      args: () => [inputOfSize(seededRandom(21_802), 20_000)[0], Array<number>(20_000).fill(1)],
    },
  ],
});

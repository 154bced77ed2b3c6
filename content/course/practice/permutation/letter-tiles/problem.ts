import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Chooses each letter once on each place. */
function listWords(tiles: string): string[] {
  if (tiles === '') return [''];
  return [...new Set(tiles)].flatMap((letter) =>
    listWords(tiles.replace(letter, '')).map((rest) => letter + rest),
  );
}

function smallInput(random: Random): [tiles: string] {
  return [random.list(random.int(1, 5), () => random.pick(['a', 'b', 'c'])).join('')];
}

function inputOfSize(_random: Random, length: number): [tiles: string] {
  return ['abcdef'.slice(0, length)];
}

const randomSmall = [1, 2, 3, 4, 5].map((seed) => ({
  name: `random small hand ${seed}`,
  args: () => smallInput(seededRandom(23_610 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: listWords,
  bruteForce,
  smallInput,
  growth: { n: 'the number of tiles', largest: 6, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['abb'], expected: ['abb', 'bab', 'bba'] },
    { name: 'example 2', args: ['z'], expected: ['z'] },
    { name: 'example 3', args: ['xy'], expected: ['xy', 'yx'] },
    { name: 'equal tiles', args: ['aaaa'], expected: ['aaaa'] },
    { name: 'two pairs', args: ['aabb'], expected: ['aabb', 'abab', 'abba', 'baab', 'baba', 'bbaa'] },
    { name: 'equal tiles apart', args: ['aba'], expected: ['aab', 'aba', 'baa'] },
    { name: 'descending letters', args: ['cba'], expected: ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'] },
    { name: 'one different letter', args: ['zzzy'], expected: ['yzzz', 'zyzz', 'zzyz', 'zzzy'] },
    { name: 'five tiles', args: () => ['hello'] },
    { name: 'the first and the last letter', args: ['az'], expected: ['az', 'za'] },
    { name: 'three times two', args: () => ['ababab'] },
    ...randomSmall,
    { name: 'six different tiles', args: () => ['qwerty'] },
    { name: 'six tiles, two pairs', args: () => ['banana'] },
  ],
});

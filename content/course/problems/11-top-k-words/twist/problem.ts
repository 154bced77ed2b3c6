import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom } from '../../../../src/random.ts';
import { allDifferent, inputOfSize, longText, pairsOfLongWords, smallInput, stairs } from '../inputs.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** A Map lists words in the order of their first appearance, and sorting keeps that order among equals. */
function topWords(words: readonly string[], k: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, k)
    .map(([word]) => word);
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small text ${seed}`,
  args: () => smallInput(seededRandom(11100 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: topWords,
  bruteForce,
  smallInput,
  growth: { n: 'the number of words', largest: 200_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [['go', 'java', 'go', 'c', 'java', 'rust'], 3],
      expected: ['go', 'java', 'c'],
    },
    {
      name: 'example 2',
      args: [['tea', 'milk', 'tea', 'coffee', 'milk', 'water'], 2],
      expected: ['tea', 'milk'],
    },
    { name: 'example 3', args: [['b', 'aa', 'a', 'b'], 3], expected: ['b', 'aa', 'a'] },
    { name: 'one word', args: [['x'], 1], expected: ['x'] },
    { name: 'all equally frequent', args: [['c', 'a', 'b'], 3], expected: ['c', 'a', 'b'] },
    { name: 'the tie decides which words belong', args: [['d', 'c', 'b', 'a'], 2], expected: ['d', 'c'] },
    { name: 'a later word is more frequent', args: [['a', 'b', 'b'], 2], expected: ['b', 'a'] },
    { name: 'the last appearance does not matter', args: [['x', 'y', 'y', 'x'], 2], expected: ['x', 'y'] },
    {
      name: 'the first appearance is far in front',
      args: [['z', 'm', 'n', 'm', 'n', 'z'], 3],
      expected: ['z', 'm', 'n'],
    },
    { name: 'three counts', args: [['p', 'q', 'r', 'q', 'r', 'r'], 3], expected: ['r', 'q', 'p'] },
    { name: 'a tie below the first', args: [['b', 'c', 'c', 'a', 'c'], 3], expected: ['c', 'b', 'a'] },
    { name: 'only the first of many', args: [['w', 'v', 'u', 'v', 'w'], 1], expected: ['w'] },
    { name: 'prefixes', args: [['abc', 'ab', 'a', 'ab', 'abc'], 3], expected: ['abc', 'ab', 'a'] },
    { name: 'all the same', args: [['no', 'no', 'no'], 1], expected: ['no'] },
    ...randomSmall,
    { name: 'words with the counts 1 to 199', args: stairs },
    { name: 'a text of 20 000 words', args: longText },
    { name: '10 000 pairs of long words', args: pairsOfLongWords },
    { name: '100 000 different words', args: allDifferent },
  ],
});

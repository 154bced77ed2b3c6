import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { allDifferent, inputOfSize, longText, pairsOfLongWords, smallInput, stairs } from './inputs.ts';

/** Counts and sorts the distinct words. Letters compare by code unit, as in all three languages. */
function topWords(words: readonly string[], k: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
    .slice(0, k)
    .map(([word]) => word);
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(1110 + seed)),
}));

const times = (count: number, word: string): string[] => Array<string>(count).fill(word);

export const problem = defineProblem({
  signature,
  reference: topWords,
  bruteForce,
  smallInput,
  growth: { n: 'the number of words', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: [['go', 'java', 'go', 'c', 'java', 'rust'], 2], expected: ['go', 'java'] },
    {
      name: 'example 2, ties',
      args: [['tea', 'milk', 'tea', 'coffee', 'milk', 'water'], 3],
      expected: ['milk', 'tea', 'coffee'],
    },
    { name: 'example 3, a prefix', args: [['aa', 'a', 'b', 'b'], 3], expected: ['b', 'a', 'aa'] },
    { name: 'one word', args: [['solo'], 1], expected: ['solo'] },
    { name: 'one word three times', args: [['a', 'a', 'a'], 1], expected: ['a'] },
    { name: 'all tied, all asked for', args: [['d', 'b', 'a', 'c'], 4], expected: ['a', 'b', 'c', 'd'] },
    { name: 'all tied, one asked for', args: [['d', 'b', 'a', 'c'], 1], expected: ['a'] },
    { name: 'all tied, two asked for', args: [['d', 'b', 'a', 'c'], 2], expected: ['a', 'b'] },
    { name: 'prefixes come first', args: [['ab', 'a', 'abc', 'b'], 4], expected: ['a', 'ab', 'abc', 'b'] },
    { name: 'short words do not come first', args: [['zz', 'b', 'aaa'], 3], expected: ['aaa', 'b', 'zz'] },
    { name: 'equal first letters', args: [['cab', 'cat', 'car', 'can'], 2], expected: ['cab', 'can'] },
    { name: 'the most frequent is last in the alphabet', args: [['a', 'b', 'z', 'z'], 1], expected: ['z'] },
    {
      name: 'a tie where the list is cut',
      args: [['x', 'y', 'x', 'b', 'y', 'a'], 3],
      expected: ['x', 'y', 'a'],
    },
    {
      name: 'counts fall while the alphabet rises',
      args: [['c', 'c', 'c', 'b', 'b', 'a'], 3],
      expected: ['c', 'b', 'a'],
    },
    { name: 'the winner is seen last', args: [['a', 'a', 'b', 'b', 'b'], 1], expected: ['b'] },
    { name: '10 is more than 9', args: [[...times(9, 'a'), ...times(10, 'b')], 2], expected: ['b', 'a'] },
    { name: 'a tie of 200', args: [[...times(200, 'y'), ...times(200, 'x')], 2], expected: ['x', 'y'] },
    {
      name: 'the longest words',
      args: [['z'.repeat(20), `${'z'.repeat(19)}a`, 'z'.repeat(19)], 2],
      expected: ['z'.repeat(19), `${'z'.repeat(19)}a`],
    },
    ...randomSmall,
    { name: '20 000 times the same word', args: () => [times(20_000, 'again'), 1], expected: ['again'] },
    { name: '199 words with a count each of its own', args: stairs },
    { name: 'a text of 20 000 words', args: longText },
    { name: '10 000 long words, each twice', args: pairsOfLongWords },
    { name: '100 000 different words', args: allDifferent },
  ],
});

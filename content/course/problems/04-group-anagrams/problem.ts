import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { allAlone, inputOfSize, longPairs, oneGroup, smallInput, usualWords } from './inputs.ts';

/** Groups words by their sorted letters. */
function groupAnagrams(words: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = [...word].sort().join('');
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return [...groups.values()];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small list ${seed}`,
  args: () => smallInput(seededRandom(410 + seed)),
}));

const repeated = (letter: string, times: number, rest = ''): string => letter.repeat(times) + rest;

export const problem = defineProblem({
  signature,
  reference: groupAnagrams,
  bruteForce,
  smallInput,
  growth: { n: 'the number of words', largest: 10_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [['stop', 'pots', 'rat', 'tar', 'a']],
      expected: [['stop', 'pots'], ['rat', 'tar'], ['a']],
    },
    { name: 'example 2, a word twice', args: [['ab', 'ba', 'ab']], expected: [['ab', 'ba', 'ab']] },
    { name: 'example 3, empty words', args: [['', 'b', '']], expected: [['', ''], ['b']] },
    { name: 'one word', args: [['solo']], expected: [['solo']] },
    { name: 'one empty word', args: [['']], expected: [['']] },
    { name: 'empty words only', args: [['', '', '']], expected: [['', '', '']] },
    { name: 'the same word four times', args: [['z', 'z', 'z', 'z']], expected: [['z', 'z', 'z', 'z']] },
    { name: 'no two words go together', args: [['ab', 'cd', 'ef']], expected: [['ab'], ['cd'], ['ef']] },
    {
      name: 'all words go together',
      args: [['abc', 'bca', 'cab', 'cba']],
      expected: [['abc', 'bca', 'cab', 'cba']],
    },
    {
      name: 'the words of a group stand apart',
      args: [['on', 'tea', 'no', 'eat', 'on']],
      expected: [
        ['on', 'no', 'on'],
        ['tea', 'eat'],
      ],
    },
    {
      name: 'the same letters, used another number of times',
      args: [['aab', 'abb']],
      expected: [['aab'], ['abb']],
    },
    { name: 'one letter more', args: [['ab', 'aab', 'b']], expected: [['ab'], ['aab'], ['b']] },
    {
      name: 'the same letters in pairs or not',
      args: [['aa', 'bb', 'aabb']],
      expected: [['aa'], ['bb'], ['aabb']],
    },
    { name: 'equal sums of letters', args: [['ad', 'bc', 'da']], expected: [['ad', 'da'], ['bc']] },
    { name: 'equal sums and equal ends', args: [['acc', 'bbc', 'cac']], expected: [['acc', 'cac'], ['bbc']] },
    {
      name: 'one and eleven, eleven and one',
      args: [[repeated('a', 1, 'b'.repeat(11)), repeated('a', 11, 'b')]],
      expected: [['abbbbbbbbbbb'], ['aaaaaaaaaaab']],
    },
    {
      name: 'one a and thirty-one times b',
      args: [['a', repeated('b', 31)]],
      expected: [['a'], [repeated('b', 31)]],
    },
    {
      name: 'more than sixty times the same letter',
      args: [[repeated('a', 64, 'b'), repeated('a', 64, 'c')]],
      expected: [[repeated('a', 64, 'b')], [repeated('a', 64, 'c')]],
    },
    {
      name: 'every letter of the alphabet',
      args: [['abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba', 'abcdefghijklmnopqrstuvwxyy']],
      expected: [
        ['abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba'],
        ['abcdefghijklmnopqrstuvwxyy'],
      ],
    },
    {
      name: 'the longest words',
      args: [[repeated('x', 99, 'y'), repeated('x', 100), `y${repeated('x', 99)}`]],
      expected: [[repeated('x', 99, 'y'), `y${repeated('x', 99)}`], [repeated('x', 100)]],
    },
    {
      name: 'an empty word among its likes',
      args: [['a', '', 'b', 'a']],
      expected: [['a', 'a'], [''], ['b']],
    },
    ...randomSmall,
    { name: '10 000 words of usual length', args: usualWords },
    { name: '10 000 times the same letter', args: () => [Array<string>(10_000).fill('q')] },
    { name: '10 000 long words of one group', args: oneGroup },
    { name: '10 000 long words in pairs', args: longPairs },
    { name: '10 000 long words, each one alone', args: allAlone },
  ],
});

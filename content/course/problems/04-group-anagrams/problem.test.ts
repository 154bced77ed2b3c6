import { expect, test } from '@jest/globals';
import { answersEqual } from '../../../src/comparison.ts';
import { seededRandom } from '../../../src/random.ts';
import { allAlone, longPairs, oneGroup, smallInput } from './inputs.ts';
import { problem } from './problem.ts';

const groupAnagrams = problem.reference as (words: readonly string[]) => string[][];

/** Whether striking out the letters of one word in the other leaves nothing. */
function isAnagram(word: string, other: string): boolean {
  let rest = other;
  for (const letter of word) {
    if (!rest.includes(letter)) return false;
    rest = rest.replace(letter, '');
  }
  return rest === '';
}

/** Puts each word to the first group whose first word it is an anagram of. */
function bruteForce(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const word of words) {
    const group = groups.find(([first = '']) => isAnagram(word, first));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

test('the reference makes the groups that comparing word with word makes', () => {
  const random = seededRandom(2026);
  for (let round = 0; round < 1000; round += 1) {
    const [words] = smallInput(random);
    const [answer, wanted] = [groupAnagrams(words), bruteForce(words)];
    expect({ words, isEqual: answersEqual('unordered-deep', 'List<List<String>>', wanted, answer) }).toEqual({
      words,
      isEqual: true,
    });
  }
});

test('the large lists have the groups they are named for', () => {
  expect(groupAnagrams(...oneGroup())).toHaveLength(1);
  expect(groupAnagrams(...longPairs())).toHaveLength(5000);
  expect(groupAnagrams(...allAlone())).toHaveLength(10_000);
  expect(new Set(allAlone()[0].map((word) => word.length))).toEqual(new Set([100]));
});

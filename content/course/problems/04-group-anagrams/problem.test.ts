import { expect, test } from '@jest/globals';
import { allAlone, longPairs, oneGroup } from './inputs.ts';
import { problem } from './problem.ts';

const groupAnagrams = problem.reference as (words: readonly string[]) => string[][];

test('generates large lists with the intended groups', () => {
  expect(groupAnagrams(...oneGroup())).toHaveLength(1);
  expect(groupAnagrams(...longPairs())).toHaveLength(5000);
  expect(groupAnagrams(...allAlone())).toHaveLength(10_000);
  expect(new Set(allAlone()[0].map((word) => word.length))).toEqual(new Set([100]));
});

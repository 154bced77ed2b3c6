import { expect, test } from '@jest/globals';
import type { EvaluatedCase } from '@dryrun/contracts/evaluation';
import { findMistake } from './diagnosis.ts';
import { listSharedInputs } from './fingerprints.ts';
import { findProblem, type LoadedProblem } from './problems.ts';

const groupAnagrams = findProblem(4) as LoadedProblem;

test('finds no mistake for a program that crashes on every input', () => {
  const cases = listSharedInputs(groupAnagrams).map((): EvaluatedCase => ({ failure: 'Runtime Error' }));
  expect(findMistake(groupAnagrams, cases)).toBeUndefined();
});

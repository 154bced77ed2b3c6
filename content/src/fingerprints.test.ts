import { describe, expect, test } from '@jest/globals';
import {
  findSimilar,
  fingerprintOf,
  listSharedInputs,
  readFingerprints,
  similarityOf,
} from './fingerprints.ts';
import { readMistakes } from './mistakes.ts';
import { listProblems, type LoadedProblem } from './problems.ts';
import { formatLiteral } from '@dryrun/contracts/literal';
import { parseArguments } from '@dryrun/contracts/arguments';

const problems = listProblems().map((problem) => [problem.signature.name, problem] as const);
const [, threeSum] = problems[0] as (typeof problems)[number];

function answersOf(problem: LoadedProblem): { answer: string }[] {
  const { signature } = problem;
  return listSharedInputs(problem).map((input) => ({
    answer: formatLiteral(signature.returns, problem.answer(parseArguments(signature, input))),
  }));
}

test('counts the inputs on which both programs have the same wrong outcome', () => {
  expect(similarityOf({ 1: 'a', 2: 'b' }, { 1: 'a', 2: 'b' })).toBe(1);
  const [a, b] = [
    { 1: 'a', 2: 'b', 3: 'c' },
    { 1: 'a', 2: 'b', 3: 'x', 4: 'd' },
  ];
  expect(similarityOf(a, b)).toBe(0.5);
  expect(similarityOf(a, b, 3)).toBe(1);
});

test('finds one shared failure too few, and right programs similar to nothing', () => {
  expect(similarityOf({ 1: 'a' }, { 1: 'a' })).toBe(0);
  expect(findSimilar({}, { 'x.py': { 1: 'a', 2: 'b' }, 'y.py': {} })).toBeUndefined();
});

test('finds the most similar program from 0.8 on, unless another mistake is equally similar', () => {
  const own = { 1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'e' };
  const near = { 1: 'a', 2: 'b', 3: 'c', 4: 'd' };
  const far = { 1: 'a', 2: 'b', 3: 'c' };
  expect(findSimilar(own, { 'near.py': near, 'far.py': far })).toEqual({
    program: 'near.py',
    similarity: 0.8,
  });
  expect(findSimilar(own, { 'far.py': far })).toBeUndefined();
  const same = { 'near.py': near, 'same.cpp': near };
  expect(findSimilar(own, same)).toBeUndefined();
  expect(findSimilar(own, same, { mistakeOf: () => 'one mistake' })?.program).toBe('near.py');
});

test('leaves right answers out, in any order that the comparison rule allows', () => {
  const answers = answersOf(threeSum);
  expect(fingerprintOf(threeSum, answers)).toEqual({});
  const reversed = answers.map(({ answer }) => ({
    answer: JSON.stringify((JSON.parse(answer) as unknown[]).toReversed()),
  }));
  expect(fingerprintOf(threeSum, reversed)).toEqual({});
  const failed = answers.with(3, { answer: '[[0,0,0]]' });
  expect(Object.keys(fingerprintOf(threeSum, [{ failure: 'Runtime Error' }, ...failed.slice(1)]))).toEqual([
    '0',
    '3',
  ]);
});

describe.each(problems)('%s', (_, problem) => {
  test('has different shared inputs that obey its rules', () => {
    const inputs = listSharedInputs(problem);
    expect(inputs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(inputs.map((input) => input.join())).size).toBe(inputs.length);
    for (const input of inputs) expect(() => parseArguments(problem.signature, input)).not.toThrow();
  });

  test('has a question for each wrong program, and fingerprints of no others', () => {
    const mistakes = [...readMistakes(problem).keys()];
    expect(mistakes.length).toBeGreaterThanOrEqual(8);
    expect(mistakes).toEqual(expect.arrayContaining(Object.keys(readFingerprints(problem).programs)));
  });
});

import { fingerprintOf, findSimilar, listSharedInputs, readFingerprints } from '@dryrun/content/fingerprints';
import { findProblem } from '@dryrun/content/problems';
import type { Lang } from '@dryrun/contracts/language';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sharedJudge, type TestJudge } from './judge.ts';
import { evaluate } from '../src/judge/evaluation/evaluate.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
});
const problem = findProblem(1);
if (!problem) throw new Error('there is no problem 1');
const { signature, limits, solutions } = problem;

/** Enough on a busy machine. */
const wallMs = 60_000;

const run = (lang: Lang, source: string, inputs: readonly string[], options = {}) =>
  evaluate(
    judge.toolchains[lang],
    { source, signature, limits: limits[lang] },
    inputs.map((input) => [input]),
    { wallMs, ...options },
  );

describe.each(['java', 'python3', 'c_cpp'] as const)('%s', (lang) => {
  test('answers all shared inputs like the reference', async () => {
    const source = solutions[lang];
    const evaluation = await evaluate(
      judge.toolchains[lang],
      { source, signature, limits: limits[lang] },
      listSharedInputs(problem),
      { repeats: true, wallMs },
    );
    expect(evaluation.kind).toBe('evaluated');
    if (evaluation.kind === 'evaluated') expect(fingerprintOf(problem, evaluation.cases)).toEqual({});
  });
});

const solution = (body: string): string =>
  `class Solution:\n    def threeSum(self, nums):\n${body.replace(/^/gm, '        ')}\n`;

test('goes on after a case that throws, prints or ends the process', async () => {
  const source = solution(
    'import os\nif nums[0] == 1: raise ValueError\nif nums[0] == 2: os._exit(0)\nif nums[0] == 3: return "no list"\nprint(1)\nreturn [nums]',
  );
  expect(await run('python3', source, ['[1,0,0]', '[2,0,0]', '[3,0,0]', '[4,0,0]'])).toEqual({
    kind: 'evaluated',
    cases: [
      { failure: 'Runtime Error' },
      { failure: 'Runtime Error' },
      { failure: 'Wrong Answer' },
      { answer: '[[4,0,0]]' },
    ],
  });
});

test('stops a program at the CPU limit and one that sleeps', async () => {
  expect(await run('python3', solution('while True: pass'), ['[1,0,0]'])).toEqual({ kind: 'unfinished' });
  const sleeping = solution('import time\ntime.sleep(60)');
  expect(await run('python3', sleeping, ['[1,0,0]', '[2,0,0]'], { wallMs: 500 })).toEqual({ kind: 'busy' });
});

test('detects answers that change from run to run, and programs that do not compile', async () => {
  const random = solution('import random\nreturn [[random.randrange(10**9)]]');
  expect(await run('python3', random, ['[1,0,0]', '[2,0,0]'], { repeats: true })).toEqual({
    kind: 'unstable',
  });
  expect(await run('c_cpp', 'class Solution {', ['[1,0,0]'])).toEqual({ kind: 'compile-failure' });
});

test('finds the mistake of a program that was written in another way and language', async () => {
  const source = `
class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Set<Integer> distinct = new TreeSet<>();
        for (int n : nums) distinct.add(n);
        List<Integer> values = new ArrayList<>(distinct);
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < values.size(); i++)
            for (int j = i + 1; j < values.size(); j++)
                for (int k = j + 1; k < values.size(); k++)
                    if (values.get(i) + values.get(j) + values.get(k) == 0)
                        found.add(List.of(values.get(i), values.get(j), values.get(k)));
        return found;
    }
}`;
  const evaluation = await evaluate(
    judge.toolchains.java,
    { source, signature, limits: limits.java },
    listSharedInputs(problem),
    { wallMs },
  );
  const cases = evaluation.kind === 'evaluated' ? evaluation.cases : [];
  expect(findSimilar(fingerprintOf(problem, cases), readFingerprints(problem).programs)).toEqual({
    program: 'drops-repeated-values.py',
    similarity: 1,
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { intTests, megabytesKb, startTestJudge, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await startTestJudge({ plain: true });
});
afterAll(() => judge.close());

const job = {
  signature: signatureOf(['int'], 'int'),
  tests: intTests([
    [1, 2],
    [2, 4],
  ]),
  limits: { timeMs: 2000, memoryKb: megabytesKb(256) },
};

test('without clang g++ compiles', () => {
  expect(judge.toolchains.c_cpp.version).toMatch(/^g\+\+/);
});

test.each([
  ['a right program', 'class Solution { public: int solve(int a) { return 2 * a; } };', 'Approved'],
  ['a wrong one', 'class Solution { public: int solve(int a) { return a; } };', 'Wrong Answer'],
  [
    'one with rarer headers',
    '#include <regex>\nclass Solution { public: int solve(int a) { regex r("a+"); return regex_match("aa", r) ? 2 * a : 0; } };',
    'Approved',
  ],
])('%s gets its verdict from g++', async (_name, source, statusMsg) => {
  expect(await judge.judge('c_cpp', source, job)).toMatchObject({ statusMsg });
});

test('an error of g++ is told at its line', async () => {
  const source = 'class Solution {\npublic:\n  int solve(int a) {\n    return b;\n  }\n};';
  expect(await judge.judge('c_cpp', source, job)).toMatchObject({
    statusMsg: 'Compilation Error',
    diagnostics: [{ line: 4, column: 12, message: '‘b’ was not declared in this scope' }],
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { intTests, megabytesKb, startTestJudge, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await startTestJudge({ gccFallback: true });
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

test('falls back to g++ without clang', () => {
  expect(judge.toolchains.c_cpp.version).toMatch(/^g\+\+/);
});

test.each([
  ['a correct program', 'class Solution { public: int solve(int a) { return 2 * a; } };', 'Approved'],
  ['a wrong program', 'class Solution { public: int solve(int a) { return a; } };', 'Wrong Answer'],
  [
    'a program with rarer headers',
    '#include <valarray>\nclass Solution { public: int solve(int a) { return valarray<int>(a, 2).sum(); } };',
    'Approved',
  ],
])('judges %s', async (_name, source, statusMsg) => {
  expect(await judge.judge('c_cpp', source, job)).toMatchObject({ statusMsg });
});

test('reports an error of g++ with its line', async () => {
  const source = 'class Solution {\npublic:\n  int solve(int a) {\n    return b;\n  }\n};';
  expect(await judge.judge('c_cpp', source, job)).toMatchObject({
    statusMsg: 'Compilation Error',
    diagnostics: [{ line: 4, column: 12, message: '‘b’ was not declared in this scope' }],
  });
});

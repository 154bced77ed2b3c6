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

test.concurrent.each([
  ['a correct program', 'class Solution { public: int solve(int a) { return 2 * a; } };', 'Approved'],
  ['a wrong program', 'class Solution { public: int solve(int a) { return a; } };', 'Wrong Answer'],
  [
    'a program with rarer headers',
    '#include <valarray>\nclass Solution { public: int solve(int a) { return valarray<int>(a, 2).sum(); } };',
    'Approved',
  ],
  [
    'C++20',
    'class Solution { public: int solve(int a) { int sum = 0; for (int i : views::iota(0, 2) | views::reverse) sum += a + 0 * i; return sum; } };',
    'Approved',
  ],
])('judges %s', async (_name, source, statusMsg) => {
  expect(await judge.judge('c_cpp', source, job)).toMatchObject({ statusMsg });
});

test.concurrent('reports an error of g++ in a header with the line that causes it', async () => {
  const source =
    'struct P { int x; };\nclass Solution {\npublic:\n  int solve(int a) {\n    vector<P> p(a);\n    sort(p.begin(), p.end());\n    return a;\n  }\n};';
  const { compileOutput, diagnostics } = await judge.judge('c_cpp', source, job);
  expect(compileOutput).toMatch(/^solution\.cpp:6:\d+: error: no match for [\s\S]*\n\nIn headers:\n/);
  expect(diagnostics?.[0]).toMatchObject({ line: 6 });
});

test.concurrent('reports a crash of a program of g++ with its line', async () => {
  const source =
    'class Solution {\npublic:\n  int solve(int a) {\n    vector<int> v(1);\n    v[0] = a;\n    return v[a];\n  }\n};';
  expect(await judge.judge('c_cpp', source, job)).toMatchObject({
    statusMsg: 'Runtime Error',
    diagnostics: [{ line: 6 }],
  });
});

test.concurrent('reports an error of g++ with its line', async () => {
  const source = 'class Solution {\npublic:\n  int solve(int a) {\n    return b;\n  }\n};';
  expect(await judge.judge('c_cpp', source, job)).toMatchObject({
    statusMsg: 'Compilation Error',
    diagnostics: [{ line: 4, column: 12, message: '‘b’ was not declared in this scope' }],
  });
});

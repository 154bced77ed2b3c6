import { beforeAll, expect, test } from '@jest/globals';
import { sharedJudge, intTests, megabytesKb, type TestJudge } from '../../../test/judge.ts';
import { signatureOf } from '../../../test/signature.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
});

const inputs = Array.from({ length: 40 }, (_, i) => i);
const job = {
  signature: signatureOf(['int'], 'int'),
  tests: intTests(inputs.map((i) => [i, 2 * i] as const)),
  limits: { timeMs: 1000, memoryKb: megabytesKb(256) },
};
const python = (body: string): string => `class Solution:\n    def solve(self, a):\n        ${body}\n`;
const judgeBody = (body: string) => judge.judge('python3', python(body), job);

test('passes 40 small tests', async () => {
  expect(await judgeBody('return 2 * a')).toMatchObject({
    statusMsg: 'Approved',
    testsPassed: 40,
    testsTotal: 40,
  });
});

test('reports the one wrong answer in a batch with its output', async () => {
  expect(await judgeBody('if a == 17: print("seventeen")\n        return 2 * a + (a == 17)')).toMatchObject({
    statusMsg: 'Wrong Answer',
    testsPassed: 39,
    failedTest: { index: 17, actual: '35', stdOutput: 'seventeen\n' },
  });
});

test('attributes a crash to its test and runs the others', async () => {
  expect(await judgeBody('import os\n        if a == 23: os.abort()\n        return 2 * a')).toMatchObject({
    statusMsg: 'Runtime Error',
    testsPassed: 39,
    failedTest: { index: 23 },
  });
});

test('attributes a hang to its test', async () => {
  expect(await judgeBody('while a == 31: pass\n        return 2 * a')).toMatchObject({
    statusMsg: 'Time Limit Exceeded',
    testsPassed: 31,
    failedTest: { index: 31 },
  });
});

test('isolates the state of tests, in a batch or not', async () => {
  const source =
    'calls = 0\nclass Solution:\n    def solve(self, a):\n        global calls\n        calls += 1\n        return 2 * a * calls\n';
  expect(await judge.judge('python3', source, job)).toMatchObject({ statusMsg: 'Approved', testsPassed: 40 });
});

test('does not accept forged answers for later tests', async () => {
  const forged = [
    'import os',
    'class Solution:',
    '    def solve(self, a):',
    '        if a == 5:',
    '            for i in (10, 12, 14):',
    '                v = str(i).encode()',
    '                os.write(4, len(v).to_bytes(4, "big") + b"V" + v + (6).to_bytes(4, "big") + b"Dexit 0")',
    '        return 2 * a if a < 6 else 0',
    '',
  ].join('\n');
  const { statusMsg } = await judge.judge('python3', forged, job);
  expect(['Wrong Answer', 'Runtime Error']).toContain(statusMsg);
});

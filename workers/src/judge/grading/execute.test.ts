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
const judged = (body: string) => judge.judge('python3', python(body), job);

test('forty small tests that pass are all counted', async () => {
  expect(await judged('return 2 * a')).toMatchObject({
    statusMsg: 'Approved',
    testsPassed: 40,
    testsTotal: 40,
  });
});

test('the one wrong answer among them is told with what it printed', async () => {
  expect(await judged('if a == 17: print("seventeen")\n        return 2 * a + (a == 17)')).toMatchObject({
    statusMsg: 'Wrong Answer',
    testsPassed: 39,
    failedTest: { index: 17, actual: '35', stdOutput: 'seventeen\n' },
  });
});

test('a crash belongs to its own test and the others still run', async () => {
  expect(await judged('import os\n        if a == 23: os.abort()\n        return 2 * a')).toMatchObject({
    statusMsg: 'Runtime Error',
    testsPassed: 39,
    failedTest: { index: 23 },
  });
});

test('a hang belongs to its own test', async () => {
  expect(await judged('while a == 31: pass\n        return 2 * a')).toMatchObject({
    statusMsg: 'Time Limit Exceeded',
    testsPassed: 31,
    failedTest: { index: 31 },
  });
});

test('no test sees what the one before it left, sent together or not', async () => {
  const source =
    'calls = 0\nclass Solution:\n    def solve(self, a):\n        global calls\n        calls += 1\n        return 2 * a * calls\n';
  expect(await judge.judge('python3', source, job)).toMatchObject({ statusMsg: 'Approved', testsPassed: 40 });
});

test('a program that answers for the tests to come gains nothing by it', async () => {
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

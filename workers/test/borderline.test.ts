import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { settleBorderline } from '../src/judge/grading/borderline.ts';
import type { JudgedCheck } from '../src/judge/grading/check.ts';
import { startJudgeOnRows, type JudgeOnRows } from './judge-on-rows.ts';
import { intTests, megabytesKb } from './judge.ts';
import { signatureOf } from './signature.ts';

let onRows: JudgeOnRows;
beforeAll(async () => {
  onRows = await startJudgeOnRows();
});
afterAll(() => onRows.close());

const limitMs = 60;
/** Computes for just about the whole limit. */
const borderline = `class Solution { public: int solve(int a) {
  while (clock() < ${(limitMs - 0.7) / 1000} * CLOCKS_PER_SEC) {}
  return 2 * a;
} };`;

/** A row of the same code by a learner of its own. */
const aSubmission = async (hash: Buffer): Promise<string> =>
  onRows.createSubmission({
    accountId: await onRows.createAccount(),
    questionId: 1,
    lang: 'c_cpp',
    typedCode: borderline,
    hash,
  });

test('the same code near the limit gets one verdict in twenty submissions on a busy machine', async () => {
  const neighbours: ChildProcess[] = [1, 2].map(() =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    const hash = randomBytes(32);
    const ids = await Promise.all(Array.from({ length: 20 }, () => aSubmission(hash)));
    const limits = { timeMs: limitMs, memoryKb: megabytesKb(96) };
    const job = { signature: signatureOf(['int'], 'int'), tests: intTests([[1, 2]]), limits };
    const verdicts = await Promise.all(
      ids.map(async (id) => {
        const check = await onRows.judge.judge('c_cpp', borderline, job);
        expect(check.runtime).toBeGreaterThan(limitMs * 0.8);
        return (await settleBorderline(onRows.judgeDb, { id, questionId: 1, attempt: 1 }, check)).statusMsg;
      }),
    );
    expect(verdicts).toHaveLength(20);
    expect(new Set(verdicts).size).toBe(1);
  } finally {
    for (const neighbour of neighbours) {
      neighbour.kill('SIGKILL');
      await once(neighbour, 'exit');
    }
  }
});

test('a later verdict of the same code is the first one; other code, and what is far from the limit, is its own', async () => {
  const check = (statusMsg: JudgedCheck['statusMsg'], runtime: number): JudgedCheck => ({
    ...{ statusMsg, runtime, stdOutput: '', memory: 1, dataInput: '', attempt: 1 },
    ...{ testsTotal: 1, judgeVersion: 'g++', limits: { timeMs: 100, memoryKb: 1 } },
  });
  const [hash, otherHash] = [randomBytes(32), randomBytes(32)];
  const settle = async (code: Buffer, found: JudgedCheck) =>
    (
      await settleBorderline(
        onRows.judgeDb,
        { id: await aSubmission(code), questionId: 1, attempt: 2 },
        found,
      )
    ).statusMsg;
  expect(await settle(hash, check('Approved', 98))).toBe('Approved');
  expect(await settle(hash, check('Time Limit Exceeded', 103))).toBe('Approved');
  expect(await settle(otherHash, check('Time Limit Exceeded', 103))).toBe('Time Limit Exceeded');
  expect(await settle(otherHash, check('Approved', 98))).toBe('Time Limit Exceeded');
  expect(await settle(otherHash, check('Approved', 20))).toBe('Approved');
  expect(await settle(hash, check('Wrong Answer', 98))).toBe('Wrong Answer');
});

import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { resolveBorderline } from '../src/judge/grading/borderline.ts';
import type { JudgedCheck } from '../src/judge/grading/check.ts';
import { startJudgeWithDatabase, type JudgeWithDatabase } from './judge-with-database.ts';
import { intTests, megabytesKb } from './judge.ts';
import { signatureOf } from './signature.ts';

let judgeWithDatabase: JudgeWithDatabase;
beforeAll(async () => {
  judgeWithDatabase = await startJudgeWithDatabase();
});
afterAll(() => judgeWithDatabase.close());

const limitMs = 60;
/** Uses nearly the whole time limit. */
const borderline = `class Solution { public: int solve(int a) {
  while (clock() < ${(limitMs - 0.7) / 1000} * CLOCKS_PER_SEC) {}
  return 2 * a;
} };`;

const createSubmissionOfNewAccount = async (hash: Buffer): Promise<string> =>
  judgeWithDatabase.createSubmission({
    accountId: await judgeWithDatabase.createAccount(),
    questionId: 1,
    lang: 'c_cpp',
    typedCode: borderline,
    hash,
  });

test('returns the same verdict for twenty submissions near the limit on a busy machine', async () => {
  const busyProcesses: ChildProcess[] = [1, 2].map(() =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    const hash = randomBytes(32);
    const ids = await Promise.all(Array.from({ length: 20 }, () => createSubmissionOfNewAccount(hash)));
    const limits = { timeMs: limitMs, memoryKb: megabytesKb(96) };
    const job = { signature: signatureOf(['int'], 'int'), tests: intTests([[1, 2]]), limits };
    const verdicts = await Promise.all(
      ids.map(async (id) => {
        const check = await judgeWithDatabase.judge.judge('c_cpp', borderline, job);
        expect(check.runtime).toBeGreaterThan(limitMs * 0.8);
        return (await resolveBorderline(judgeWithDatabase.judgeDb, { id, questionId: 1, attempt: 1 }, check))
          .statusMsg;
      }),
    );
    expect(verdicts).toHaveLength(20);
    expect(new Set(verdicts).size).toBe(1);
  } finally {
    for (const busyProcess of busyProcesses) {
      busyProcess.kill('SIGKILL');
      await once(busyProcess, 'exit');
    }
  }
});

test('repeats the first verdict only for the same code near the limit', async () => {
  const createCheck = (statusMsg: JudgedCheck['statusMsg'], runtime: number): JudgedCheck => ({
    statusMsg,
    runtime,
    stdOutput: '',
    memory: 1,
    dataInput: '',
    attempt: 1,
    testsTotal: 1,
    judgeVersion: 'g++',
    limits: { timeMs: 100, memoryKb: 1 },
  });
  const [hash, otherHash] = [randomBytes(32), randomBytes(32)];
  const settle = async (codeHash: Buffer, check: JudgedCheck) =>
    (
      await resolveBorderline(
        judgeWithDatabase.judgeDb,
        { id: await createSubmissionOfNewAccount(codeHash), questionId: 1, attempt: 2 },
        check,
      )
    ).statusMsg;
  expect(await settle(hash, createCheck('Approved', 98))).toBe('Approved');
  expect(await settle(hash, createCheck('Time Limit Exceeded', 103))).toBe('Approved');
  expect(await settle(otherHash, createCheck('Time Limit Exceeded', 103))).toBe('Time Limit Exceeded');
  expect(await settle(otherHash, createCheck('Approved', 98))).toBe('Time Limit Exceeded');
  expect(await settle(otherHash, createCheck('Approved', 20))).toBe('Approved');
  expect(await settle(hash, createCheck('Wrong Answer', 98))).toBe('Wrong Answer');
});

import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '@dryrun/migrations/database';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { settleBorderline } from '../src/judge/borderline.ts';
import type { JudgedCheck } from '../src/judge/check.ts';
import { intTests, megabytesKb, startTestJudge, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

let judge: TestJudge;
let database: FreshDatabase;
let judgeDb: ReturnType<typeof connect>;
beforeAll(async () => {
  judge = await startTestJudge();
  database = await freshDatabase();
  judgeDb = connect(database.judgeUrl);
}, 120_000);
afterAll(async () => {
  await judgeDb.destroy();
  await database.drop();
  await judge.close();
});

const limitMs = 60;
/** Computes for just about the whole limit. */
const borderline = `class Solution { public: int solve(int a) {
  while (clock() < ${(limitMs - 0.7) / 1000} * CLOCKS_PER_SEC) {}
  return 2 * a;
} };`;

/** A row of the same code by a learner of its own. */
async function aSubmission(hash: Buffer): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const person = {
    email,
    email_key: email,
    name: 'Sam',
    image_url: null,
    password_hash: null,
    confirmed_at: null,
  };
  const { id } = await database.db
    .insertInto('account')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = {
    account_id: id,
    course_id: 1,
    question_id: 1,
    lang: 'c_cpp',
    typed_code: borderline,
    request_hash: hash,
  };
  const inserted = database.db
    .insertInto('submission')
    .values(values as never)
    .returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

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
        const check = await judge.judge('c_cpp', borderline, job);
        expect(check.runtime).toBeGreaterThan(limitMs * 0.8);
        return (await settleBorderline(judgeDb, { id, questionId: 1, attempt: 1 }, check)).statusMsg;
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
}, 120_000);

test('a later verdict of the same code is the first one; other code, and what is far from the limit, is its own', async () => {
  const check = (statusMsg: JudgedCheck['statusMsg'], runtime: number): JudgedCheck => ({
    ...{ statusMsg, runtime, stdOutput: '', memory: 1, dataInput: '', attempt: 1 },
    ...{ testsTotal: 1, judgeVersion: 'g++', limits: { timeMs: 100, memoryKb: 1 } },
  });
  const [hash, otherHash] = [randomBytes(32), randomBytes(32)];
  const settle = async (code: Buffer, found: JudgedCheck) =>
    (await settleBorderline(judgeDb, { id: await aSubmission(code), questionId: 1, attempt: 2 }, found))
      .statusMsg;
  expect(await settle(hash, check('Approved', 98))).toBe('Approved');
  expect(await settle(hash, check('Time Limit Exceeded', 103))).toBe('Approved');
  expect(await settle(otherHash, check('Time Limit Exceeded', 103))).toBe('Time Limit Exceeded');
  expect(await settle(otherHash, check('Approved', 98))).toBe('Time Limit Exceeded');
  expect(await settle(otherHash, check('Approved', 20))).toBe('Approved');
  expect(await settle(hash, check('Wrong Answer', 98))).toBe('Wrong Answer');
});

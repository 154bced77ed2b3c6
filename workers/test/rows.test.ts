import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findProblem } from '@dryrun/content/problems';
import { insertEnrollment } from '@dryrun/migrations/rows/testing';
import { createCompletionSubscriber } from '@dryrun/runtime/completion-events';
import { createLogger } from '@dryrun/runtime/logger';
import { consumeQueue, createEnqueuer, type Enqueuer } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { testRedisUrl } from '@dryrun/runtime/testing';
import { sql } from 'kysely';
import { claimRow } from '../src/judge/queue/rows.ts';
import { finishSubmission } from '../src/judge/queue/submissions.ts';
import { sweepOnce } from '../src/judge/queue/sweep.ts';
import { InternalJudgeError } from '../src/judge/languages/toolchain.ts';
import { startJudgeWithDatabase, type JudgeWithDatabase } from './judge-with-database.ts';

const solution = findProblem(1)?.solutions.python3 ?? '';
const log = createLogger('judge', 'silent');
let judgeWithDatabase: JudgeWithDatabase;
let { judge, database, judgeDb, redis } = {} as JudgeWithDatabase;
let prefix: string;
let enqueuer: Enqueuer;
let accountId: string;

beforeAll(async () => {
  judgeWithDatabase = await startJudgeWithDatabase();
  ({ judge, database, judgeDb, redis } = judgeWithDatabase);
});
afterAll(() => judgeWithDatabase.close());
beforeEach(async () => {
  prefix = `test-${randomUUID()}`;
  enqueuer = createEnqueuer(redis, prefix);
  accountId = await judgeWithDatabase.createAccount();
});
afterEach(() => enqueuer.close());

const handlers = (toolchains = judge.toolchains) =>
  judgeWithDatabase.handlers({ prefix, enqueuer }, toolchains);

const createSubmission = (typedCode = solution): Promise<string> =>
  judgeWithDatabase.createSubmission({ accountId, questionId: 1, lang: 'python3', typedCode });

async function createRun(cases: string[][], typedCode = solution): Promise<string> {
  const values = {
    account_id: accountId,
    course_id: 1,
    question_id: 1,
    lang: 'python3' as const,
    typed_code: typedCode,
    request_hash: randomBytes(32),
    cases: JSON.stringify(cases),
  };
  return (await database.db.insertInto('run').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const readRow = (table: 'run' | 'submission', id: string) =>
  database.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const completedLessons = () =>
  database.db.selectFrom('lesson_progress').select('lesson_id').where('account_id', '=', accountId).execute();

const enroll = (expiresAt: Date) => insertEnrollment(database.db, accountId, { expires_at: expiresAt });

const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

test('finishes an approved submission and completes its lesson for a course owner', async () => {
  await enroll(hoursFromNow(1));
  const submissionId = await createSubmission();
  await handlers().submit({ submissionId });
  const testCount = findProblem(1)?.cases.length;
  expect(await readRow('submission', submissionId)).toMatchObject({
    state: 'finished',
    attempt: 1,
    status_msg: 'Approved',
    tests_passed: testCount,
    tests_total: testCount,
    result: { statusMsg: 'Approved', testsPassed: testCount, dataInput: '' },
  });
  expect(await completedLessons()).toEqual([{ lesson_id: 23 }]);
});

test.each([
  ['of a learner without the course', undefined, solution],
  ['of a learner whose access has expired', -1, solution],
  ['with a wrong answer', 1, 'class Solution:\n    def threeSum(self, nums):\n        return []\n'],
])('completes no lesson for a submission %s', async (_name, hours, code) => {
  if (hours !== undefined) await enroll(hoursFromNow(hours));
  const submissionId = await createSubmission(code);
  await handlers().submit({ submissionId });
  expect((await readRow('submission', submissionId)).state).toBe('finished');
  expect(await completedLessons()).toEqual([]);
});

test("compares a run's own cases with the reference solution and returns all results", async () => {
  const code =
    'class Solution:\n    def threeSum(self, nums):\n        print("seen\\0")\n        return [[0, 0, 0]]\n';
  const runId = await createRun([['[0,0,0]'], ['[1,2,3]']], code);
  await handlers().run({ runId });
  expect((await readRow('run', runId)).result).toMatchObject({
    submitTests: findProblem(1)?.cases.length,
    statusMsg: 'Wrong Answer',
    dataInput: '[0,0,0]\n[1,2,3]',
    testsPassed: 1,
    testsTotal: 2,
    returnValue: '[[0,0,0]]',
    expectedValue: '[]',
    cases: [
      { statusMsg: 'Approved', stdOutput: 'seen\u2400\n' },
      { statusMsg: 'Wrong Answer', input: ['[1,2,3]'], expected: '[]' },
    ],
  });
});

test('publishes the completion of a row', async () => {
  const subscriber = connectRedis(testRedisUrl());
  const completionEvents = createCompletionSubscriber(subscriber, prefix);
  const runId = await createRun([['[0,0,0]']]);
  const wait = completionEvents.wait(runId, 10_000);
  await wait.ready;
  const [published] = await Promise.all([wait.done, handlers().run({ runId })]);
  const { state, result } = await readRow('run', runId);
  expect(state).toBe('finished');
  expect(JSON.parse(published ?? '{}')).toEqual(result);
  subscriber.disconnect();
});

test('judges a row once when its job is delivered twice', async () => {
  const submissionId = await createSubmission();
  await Promise.all([handlers().submit({ submissionId }), handlers().submit({ submissionId })]);
  await handlers().submit({ submissionId });
  expect(await readRow('submission', submissionId)).toMatchObject({ state: 'finished', attempt: 1 });
});

test('enqueues a row again when its judge died, and judges it', async () => {
  const submissionId = await createSubmission();
  expect((await claimRow(judgeDb, 'submission', submissionId))?.attempt).toBe(1);
  expect(await claimRow(judgeDb, 'submission', submissionId)).toBeUndefined();
  await sql`update submission set leased_until = now() - interval '1 ms' where id = ${submissionId}`.execute(
    database.db,
  );
  await sweepOnce({ db: judgeDb, enqueuer, log });
  const worker = consumeQueue('judge', handlers(), { connection: redis, prefix, concurrency: 1, log });
  await new Promise<void>((resolve) => void worker.once('completed', () => resolve()));
  await worker.close();
  expect(await readRow('submission', submissionId)).toMatchObject({ state: 'finished', attempt: 2 });
});

test('does not overwrite a verdict after the lease was lost', async () => {
  const submissionId = await createSubmission(
    'class Solution:\n    def threeSum(self, nums):\n        return 1\n',
  );
  const expiredClaim = await claimRow(judgeDb, 'submission', submissionId);
  await sql`update submission set leased_until = now() - interval '1 ms' where id = ${submissionId}`.execute(
    database.db,
  );
  await handlers().submit({ submissionId });
  if (!expiredClaim) throw new Error('not claimed');
  const check = { statusMsg: 'Approved', stdOutput: '', runtime: 0, memory: 0, dataInput: '' } as const;
  await finishSubmission(judgeDb, expiredClaim, check);
  expect(await readRow('submission', submissionId)).toMatchObject({ attempt: 2, status_msg: 'Wrong Answer' });
});

test('enqueues one job for a waiting row in repeated sweeps', async () => {
  const runId = await createRun([['[0,0,0]']]);
  const setAge = (age: string) =>
    sql`update run set created_at = now() - ${age}::interval where id = ${runId}`.execute(database.db);
  // The sweep finds rows of other tests too.
  const ownJobs = async () =>
    (await enqueuer.queues.judge.getJobs(['prioritized', 'waiting'])).filter(
      ({ data }) => data.runId === runId,
    );
  await setAge('-1 h'); // in the future, so it is never overdue
  await sweepOnce({ db: judgeDb, enqueuer, log });
  expect(await ownJobs()).toEqual([]);
  await setAge('4 s');
  await sweepOnce({ db: judgeDb, enqueuer, log });
  await sweepOnce({ db: judgeDb, enqueuer, log });
  expect(await ownJobs()).toHaveLength(1);
});

test('retries twice after an internal error, then returns Judge Error', async () => {
  const failingPython = {
    ...judge.toolchains.python3,
    prepare: () => Promise.reject(new InternalJudgeError('no sandbox')),
  };
  const submissionId = await createSubmission();
  const { submit } = handlers({ ...judge.toolchains, python3: failingPython });
  for (const attempt of [1, 2]) {
    await expect(submit({ submissionId })).rejects.toThrow('no sandbox');
    expect(await readRow('submission', submissionId)).toMatchObject({ state: 'queued', attempt });
  }
  await submit({ submissionId });
  expect(await readRow('submission', submissionId)).toMatchObject({
    state: 'finished',
    status_msg: 'Judge Error',
  });
});

test('returns Judge Error for a row on which three judges died', async () => {
  const submissionId = await createSubmission();
  await sql`update submission set state = 'running', attempt = 3, leased_until = now() - interval '1 ms'
    where id = ${submissionId}`.execute(database.db);
  await handlers().submit({ submissionId });
  expect(await readRow('submission', submissionId)).toMatchObject({
    state: 'finished',
    status_msg: 'Judge Error',
  });
});

test('judges one row of a learner at a time', async () => {
  const first = await createSubmission();
  const second = await createRun([['[0,0,0]']]);
  const claimed = await claimRow(judgeDb, 'submission', first);
  await handlers().run({ runId: second });
  expect((await readRow('run', second)).state).toBe('queued');
  if (!claimed) throw new Error('not claimed');
  const check = { statusMsg: 'Approved', stdOutput: '', runtime: 0, memory: 0, dataInput: '' } as const;
  await finishSubmission(judgeDb, claimed, check);
  await handlers().run({ runId: second });
  expect((await readRow('run', second)).state).toBe('finished');
});

test("enqueues the learner's next row after a verdict", async () => {
  const runId = await createRun([['[0,0,0]']]);
  const submissionId = await createSubmission();
  await handlers().run({ runId });
  const stateOfNext = () => enqueuer.queues.judge.getJobState(`submit-${submissionId}-0`);
  for (let round = 0; (await stateOfNext()) === 'unknown'; round += 1) {
    if (round === 400) throw new Error('the next row was not enqueued');
    await pause(10);
  }
});

test('orders the first jobs of all learners before second jobs, and runs before submissions', async () => {
  const [first, second, otherFirst, run] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await enqueuer.enqueue('judge', 'submit', { submissionId: first }, `submit-${first}-0`, 0);
  await enqueuer.enqueue('judge', 'submit', { submissionId: second }, `submit-${second}-0`, 1);
  await enqueuer.enqueue('judge', 'submit', { submissionId: otherFirst }, `submit-${otherFirst}-0`, 0);
  await enqueuer.enqueue('judge', 'run', { runId: run }, `run-${run}-0`, 0);
  const jobs = await enqueuer.queues.judge.getPrioritized();
  const ids = jobs.toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0)).map(({ id }) => id);
  expect(ids).toEqual([`run-${run}-0`, `submit-${first}-0`, `submit-${otherFirst}-0`, `submit-${second}-0`]);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findProblem } from '@dryrun/content/problems';
import type { TraceResult } from '@dryrun/contracts/trace';
import { createCompletionSubscriber } from '@dryrun/runtime/completion-events';
import { createLogger } from '@dryrun/runtime/logger';
import { createEnqueuer, type Enqueuer } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { testRedisUrl } from '@dryrun/runtime/testing';
import { sql } from 'kysely';
import { InternalJudgeError, type Toolchain } from '../../src/judge/languages/toolchain.ts';
import { traceUnavailable } from '../../src/judge/languages/trace-unavailable.ts';
import { sweepOnce } from '../../src/judge/queue/sweep.ts';
import { deleteOldTraces } from '../../src/judge/queue/traces.ts';
import { startJudgeWithDatabase, type JudgeWithDatabase } from '../judge-with-database.ts';

const log = createLogger('judge', 'silent');
let judgeWithDatabase: JudgeWithDatabase;
let { judge, database, judgeDb, redis } = {} as JudgeWithDatabase;
let prefix: string;
let enqueuer: Enqueuer;
let accountId: string;

beforeAll(async () => {
  judgeWithDatabase = await startJudgeWithDatabase();
  ({ judge, database, judgeDb, redis } = judgeWithDatabase);
  accountId = await judgeWithDatabase.createAccount();
});
afterAll(() => judgeWithDatabase.close());
beforeEach(() => {
  prefix = `test-${randomUUID()}`;
  enqueuer = createEnqueuer(redis, prefix);
});
afterEach(() => enqueuer.close());

const handlers = (python3: Partial<Toolchain> = {}) =>
  judgeWithDatabase.handlers(
    { prefix, enqueuer },
    { ...judge.toolchains, python3: { ...judge.toolchains.python3, ...python3 } },
  );

async function createTrace(typedCode = findProblem(1)?.solutions.python3 ?? ''): Promise<string> {
  const values = {
    account_id: accountId,
    course_id: 1,
    question_id: 1,
    lang: 'python3' as const,
    typed_code: typedCode,
    input: '["[-1,0,1]"]',
    from_step: null,
    request_hash: randomBytes(32),
  };
  return (await database.db.insertInto('trace').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const readTrace = (id: string) =>
  database.db.selectFrom('trace').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readResult = async (id: string): Promise<TraceResult> => (await readTrace(id)).result as TraceResult;
const expireLease = (id: string) =>
  sql`update trace set state = 'running', attempt = 1, leased_until = now() - interval '1 ms' where id = ${id}`.execute(
    database.db,
  );

test('records a trace, compares its answer with the reference and publishes the completion', async () => {
  const subscriber = connectRedis(testRedisUrl());
  const traceId = await createTrace();
  const wait = createCompletionSubscriber(subscriber, prefix).wait(traceId, 10_000);
  await wait.ready;
  await Promise.all([wait.done, handlers().trace({ traceId })]);
  subscriber.disconnect();
  expect(await readTrace(traceId)).toMatchObject({ state: 'finished', attempt: 1, leased_until: null });
  const { case: judged, events, totalSteps } = await readResult(traceId);
  expect(judged).toMatchObject({ statusMsg: 'Approved', expected: '[[-1,0,1]]', input: ['[-1,0,1]'] });
  expect(events.at(-1)).toEqual(['n', totalSteps]);
});

test('stores null characters, surrogates and huge numbers of a program', async () => {
  const traceId = await createTrace(
    'class Solution:\n    def threeSum(self, nums):\n        x = ["\\0", "\\ud800", 1e300]\n        return []\n',
  );
  await handlers().trace({ traceId });
  expect(JSON.stringify((await readResult(traceId)).events)).toContain('["\u2400","\ufffd",1e+300]');
});

test('records a trace once when its job is delivered twice', async () => {
  const traceId = await createTrace();
  await Promise.all([handlers().trace({ traceId }), handlers().trace({ traceId })]);
  await handlers().trace({ traceId });
  expect(await readTrace(traceId)).toMatchObject({ state: 'finished', attempt: 1 });
});

test('enqueues a trace again whose judge died, and records it', async () => {
  const traceId = await createTrace();
  await expireLease(traceId);
  await sweepOnce({ db: judgeDb, enqueuer, log });
  expect(await enqueuer.queues.judge.getJobState(`trace-${traceId}-1`)).toBe('prioritized');
  await handlers().trace({ traceId });
  expect(await readTrace(traceId)).toMatchObject({ state: 'finished', attempt: 2 });
});

test('finishes a trace with an error message after three internal errors', async () => {
  const traceId = await createTrace();
  const { trace } = handlers({ prepareTrace: () => Promise.reject(new InternalJudgeError('no sandbox')) });
  for (const attempt of [1, 2]) {
    await expect(trace({ traceId })).rejects.toThrow('no sandbox');
    expect(await readTrace(traceId)).toMatchObject({ state: 'queued', attempt });
  }
  await trace({ traceId });
  expect(await readTrace(traceId)).toMatchObject({
    state: 'finished',
    result: {
      events: [],
      totalSteps: 0,
      unavailable: 'The judge could not record this program. Please try again.',
    },
  });
});

test('finishes a trace with an error message after three judges died', async () => {
  const traceId = await createTrace();
  await expireLease(traceId);
  await sql`update trace set attempt = 3 where id = ${traceId}`.execute(database.db);
  await handlers().trace({ traceId });
  expect(await readTrace(traceId)).toMatchObject({
    state: 'finished',
    result: { unavailable: expect.any(String) },
  });
});

test('returns the reason of a toolchain that cannot record', async () => {
  const traceId = await createTrace();
  await handlers({ prepareTrace: () => Promise.resolve(traceUnavailable('Not here.')) }).trace({ traceId });
  expect(await readResult(traceId)).toEqual({ events: [], totalSteps: 0, unavailable: 'Not here.' });
});

test('stores an error message instead of a forged recording that is too large', async () => {
  // Each of these numbers has 21 digits when the judge writes it. The parent process is stopped meanwhile, because it
  // sends what was recorded every 20 ms and would cut the forged frame.
  const forged = `import os\nclass Solution:\n    def threeSum(self, nums):
        line = b'["c",1,1,{},{"1":{"k":"list","t":"","n":0,"v":[' + b",".join([b"1e20"] * 190000) + b']}},"f"]\\n'
        os.kill(os.getppid(), 19)
        os.write(4, len(line).to_bytes(4, "big") + b"G" + line)
        os.kill(os.getppid(), 18)
        os.kill(os.getpid(), 9)\n`;
  const traceId = await createTrace(forged);
  await handlers().trace({ traceId });
  expect(await readResult(traceId)).toMatchObject({
    events: [],
    unavailable: 'The recording is too large to be shown.',
    case: { statusMsg: 'Runtime Error' },
  });
});

test('enqueues a waiting trace once a slot is free', async () => {
  const [first, second] = [await createTrace(), await createTrace()];
  const { trace } = handlers();
  const running = trace({ traceId: first });
  await trace({ traceId: second });
  expect(await readTrace(second)).toMatchObject({ state: 'queued', attempt: 0 });
  // The other rows of this file must not be the oldest ones.
  await sql`update trace set created_at = now() - interval '1 hour' where id = ${second}`.execute(
    database.db,
  );
  await running;
  const isEnqueued = async () =>
    (await enqueuer.queues.judge.getJobState(`trace-${second}-0`)) === 'prioritized';
  while (!(await isEnqueued())) await pause(10);
});

test("judges the learner's run while a trace runs", async () => {
  const traceId = await createTrace();
  await sql`update trace set state = 'running', leased_until = now() + interval '1 minute' where id = ${traceId}`.execute(
    database.db,
  );
  const submissionId = await judgeWithDatabase.createSubmission({
    accountId,
    questionId: 1,
    lang: 'python3',
    typedCode: findProblem(1)?.solutions.python3 ?? '',
  });
  await handlers().submit({ submissionId });
  const { state } = await database.db
    .selectFrom('submission')
    .select('state')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('finished');
});

test('orders traces after runs and submissions and before background analyses', async () => {
  const id = randomUUID();
  await enqueuer.enqueue('judge', 'measure', { submissionId: id }, `measure-${id}-0`);
  await enqueuer.enqueue('judge', 'trace', { traceId: id }, `trace-${id}-0`, 2);
  await enqueuer.enqueue('judge', 'submit', { submissionId: id }, `submit-${id}-0`, 2);
  const jobs = await enqueuer.queues.judge.getPrioritized();
  const names = jobs.toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0)).map(({ name }) => name);
  expect(names).toEqual(['submit', 'trace', 'measure']);
});

test('deletes traces after seven days', async () => {
  const [old, recent] = [await createTrace(), await createTrace()];
  const setAge = (id: string, age: string) =>
    sql`update trace set created_at = now() - ${age}::interval where id = ${id}`.execute(database.db);
  await setAge(old, '7 days 1 minute');
  await setAge(recent, '6 days 23 hours');
  await deleteOldTraces(judgeDb);
  const { rows } = await sql<{ id: string }>`select id from trace where id in (${old}, ${recent})`.execute(
    database.db,
  );
  expect(rows).toEqual([{ id: recent }]);
});

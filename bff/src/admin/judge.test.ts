import { beforeAll, expect, test } from '@jest/globals';
import {
  createAdmin,
  createUser,
  completeJudging,
  previewInput,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { judgeHeartbeat } from '../../test/judge-heartbeat.ts';

const harness = setUpHarness();
let admin: TestUser;
beforeAll(async () => {
  admin = await createAdmin(harness);
});

const health = async () => (await admin.get('/api/admin/judge').expect(200)).body;
const overview = async () => (await admin.get('/api/admin/overview').expect(200)).body;

test('reports no judges and counts the backlog from the tables', async () => {
  const learner = await createUser(harness);
  await learner.post('/api/code/run', { ...previewQuestion, input: previewInput }).expect(200);
  const { workers, backlog, queues } = await health();
  expect(workers).toEqual([]);
  expect(backlog).toMatchObject([
    { kind: 'run', queued: 1, running: 0, oldestSeconds: expect.any(Number) },
    { kind: 'submission', queued: 0 },
    { kind: 'trace', queued: 0 },
    { kind: 'follow-up', queued: 0 },
  ]);
  expect(queues.map(({ name }: { name: string }) => name)).toEqual(['judge', 'payments', 'mail', 'accounts']);
  expect(queues[0]).toMatchObject({ waiting: 1, failed: 0 });
  expect((await overview()).judge).toMatchObject({ workers: 0, isolation: null, waiting: 1 });
});

test('reports isolation, slots and warm pools of each judge, and the weakest isolation overall', async () => {
  const { redis, config } = harness.context;
  const sendHeartbeat = (id: string, payload: object) =>
    redis.set(`${config.REDIS_PREFIX}:judge:alive:${id}`, JSON.stringify(payload), 'EX', 60);
  await sendHeartbeat('a', judgeHeartbeat);
  await sendHeartbeat('b', { ...judgeHeartbeat, host: 'judge-2', isolation: 'reduced', slots: 2 });
  await sendHeartbeat('c', { ...judgeHeartbeat, slots: undefined, slotCount: 4 }); // a judge of another version
  const { workers } = await health();
  expect(workers).toMatchObject([
    {
      host: 'judge-1',
      busy: 3,
      slots: 4,
      pools: [{ name: 'python3', warm: 2, refilling: 1, size: 5 }],
      languages: [{ lang: 'java', version: '21' }, { lang: 'python3' }, { lang: 'c_cpp' }],
    },
    { host: 'judge-2', isolation: 'reduced', slots: 2 },
  ]);
  expect((await overview()).judge).toMatchObject({ workers: 2, isolation: 'reduced' });
  const { body: readiness } = await harness.client().get('/readyz');
  expect(JSON.stringify(readiness)).not.toContain('judge-1'); // /readyz is public
});

test('counts recent verdicts by language and reports waiting times', async () => {
  const learner = await createUser(harness);
  const { db } = harness.database;
  const submit = async (statusMsg: string, waitMs: number) => {
    const { body } = await learner.post('/api/code/submit', {
      ...previewQuestion,
      typedCode: `class Solution: ${waitMs}`,
    });
    await completeJudging(db, 'submission', body.submission_id);
    const end = new Date();
    await db
      .updateTable('submission')
      .set({
        status_msg: statusMsg,
        created_at: new Date(end.getTime() - waitMs - 100),
        started_at: new Date(end.getTime() - 100),
        finished_at: end,
      })
      .where('id', '=', body.submission_id)
      .execute();
  };
  await submit('Approved', 100);
  await submit('Approved', 200);
  await submit('Wrong Answer', 300);
  const { last } = await health();
  expect(last).toMatchObject({
    submissions: 3,
    verdicts: [
      { verdict: 'Approved', lang: 'python3', count: 2 },
      { verdict: 'Wrong Answer', lang: 'python3', count: 1 },
    ],
  });
  expect(last.waitMs.p50).toBeCloseTo(200, 0);
  expect(last.wholeMs.p50).toBeCloseTo(300, 0);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedisCluster, type PrivateRedisCluster } from '@dryrun/runtime/private/redis-cluster';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import { scanKeys } from '@dryrun/runtime/redis';
import { createUser, completeJudging, previewInput, previewQuestion } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';

const prefix = '{dryrun}';
let folder: string;
let cluster: PrivateRedisCluster;
let harness: Harness;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-cluster-'));
  cluster = await startRedisCluster({ directory: folder, password: 'cluster-secret' });
  harness = await startHarness({ REDIS_URL: cluster.url, REDIS_PREFIX: prefix, RATE_LIMIT_SCALE: '1' });
  while (!(await harness.client().get('/readyz')).body.redis);
}, 60_000);
afterAll(async () => {
  await harness.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('reports ready on a cluster once a judge is alive', async () => {
  const { redis } = harness.context;
  await redis.set(`${prefix}:judge:alive:j1`, JSON.stringify({ isolation: 'full' }), 'EX', 60);
  expect((await harness.client().get('/readyz')).body).toMatchObject({
    ready: true,
    redis: true,
    judges: [{ isolation: 'full' }],
  });
});

test('reports the queue position and the completion of a run on a cluster', async () => {
  const user = await createUser(harness);
  const { body } = await user.post('/api/code/run', { ...previewQuestion, input: previewInput }).expect(200);
  const check = `/api/code/run/${body.run_id}/check`;
  let response = await user.get(check);
  while (response.body.queuePosition === undefined) response = await user.get(check); // enqueued asynchronously
  expect(response.body).toMatchObject({ state: 'PENDING', queuePosition: 1 });
  const longPoll = user.get(`${check}?wait=1000`).then((result) => result); // supertest sends a request when then() is called
  await completeJudging(harness.database.db, 'run', body.run_id);
  await publishCompletion(harness.context.redis, prefix, body.run_id);
  expect((await longPoll).body.state).toBe('FINISHED');
});

test('stores rate limit counts on a cluster', async () => {
  const user = await createUser(harness);
  for (let i = 0; i < 10; i++)
    await harness.client().post('/api/auth/login', { email: user.email, password: 'wrong' }).expect(401);
  await harness.client().post('/api/auth/login', { email: user.email, password: 'wrong' }).expect(429);
  expect(await scanKeys(harness.context.redis, `${prefix}:rate:loginByAccount:*`)).not.toEqual([]);
});

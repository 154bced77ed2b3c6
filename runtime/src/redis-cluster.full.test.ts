import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'bullmq';
import { publishCompletion, createCompletionListener } from './completion-events.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createLogger } from './logger.ts';
import { findOldestWaiting } from './oldest-job.ts';
import { startRedisCluster, type PrivateRedisCluster } from './private/redis-cluster.ts';
import { createEnqueuer, placeInQueue, work, type Enqueuer } from './queues.ts';
import { connectRedis, scanKeys, type RedisClient } from './redis.ts';

const prefix = '{dryrun}';
const connections: RedisClient[] = [];
const done: string[] = [];
let folder: string;
let cluster: PrivateRedisCluster;
let enqueuer: Enqueuer;
let worker: Worker | undefined;

const connect = (options?: { failFast: boolean }): RedisClient => {
  const redis = connectRedis(cluster.url, options);
  connections.push(redis);
  return redis;
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dry-run-cluster-'));
  cluster = await startRedisCluster({ directory: folder, password: 'cluster-secret', guardedKey: prefix });
  enqueuer = createEnqueuer(connect(), prefix);
}, 60_000);
afterAll(async () => {
  await worker?.close(true);
  await enqueuer.close();
  for (const redis of connections) redis.disconnect();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** A worker that notes what it has done and announces it. */
function startWorker(): Worker {
  const connection = connect();
  const note = (id: string): Promise<void> => {
    done.push(id);
    return publishCompletion(connection, prefix, id, '"done"');
  };
  const handlers = {
    run: ({ runId }: { runId: string }) => note(runId),
    submit: ({ submissionId }: { submissionId: string }) => note(submissionId),
    minimize: () => Promise.resolve(),
    measure: () => Promise.resolve(),
  };
  const log = createLogger('cluster', 'silent');
  return work('judge', handlers, { connection, prefix, concurrency: 1, log });
}

test('on a cluster jobs wait in their order, are done, and their ends are heard of', async () => {
  const [submissionId, runId] = [randomUUID(), randomUUID()];
  const redis = connect();
  await enqueuer.enqueue('judge', 'submit', { submissionId }, `submit-${submissionId}-0`);
  await enqueuer.enqueue('judge', 'run', { runId }, `run-${runId}-0`);
  expect(await placeInQueue(redis, prefix, `run-${runId}-0`)).toBe(1);
  expect(await placeInQueue(redis, prefix, `submit-${submissionId}-0`)).toBe(2);
  expect(await enqueuer.enqueueAgain('judge', 'run', { runId }, `run-${runId}-0`)).toBe(false);
  expect(await findOldestWaiting(redis, enqueuer.queues.judge)).toBeLessThanOrEqual(Date.now());
  const finished = createCompletionListener(connect(), prefix);
  const heard = finished.wait(submissionId, 30_000);
  await heard.ready;
  worker = startWorker();
  expect(await heard.done).toBe('"done"');
  expect(done).toEqual([runId, submissionId]);
});

test('what is alive is found wherever it is kept', async () => {
  const redis = connect();
  const heartbeat = await startHeartbeat(redis, prefix, 'judge', () => ({}));
  expect(await scanKeys(redis, `${prefix}:judge:alive:*`)).toHaveLength(1);
  await heartbeat.stop();
  expect(await scanKeys(redis, `${prefix}:judge:alive:*`)).toEqual([]);
});

test('after the death of the server that holds the queues its replica goes on with them', async () => {
  const submissionId = randomUUID();
  const redis = connect({ failFast: true });
  const finished = createCompletionListener(connect(), prefix);
  await cluster.killHolder();
  for (;;) {
    const heard = finished.wait(submissionId, 1000);
    await heard.ready;
    await enqueuer
      .enqueue('judge', 'submit', { submissionId }, `submit-${submissionId}-0`)
      .catch(() => undefined); // as the sweep, once more until it is there
    await heard.done;
    if (done.includes(submissionId)) break;
  }
  expect(await redis.ping()).toBe('PONG');
}, 90_000);

test.each(['redis+cluster://host:1/group', 'redis+cluster://', 'rediss+cluster://a:1:2'])(
  'the address %s is refused with a sentence',
  (url) => {
    expect(() => connectRedis(url)).toThrow('REDIS_URL: an address of a cluster is');
  },
);

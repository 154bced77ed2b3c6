import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'bullmq';
import { publishCompletion, createCompletionSubscriber } from './completion-events.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createLogger } from './logger.ts';
import { findOldestWaiting } from './oldest-job.ts';
import { startRedisCluster, type PrivateRedisCluster } from './private/redis-cluster.ts';
import { consumeQueue, createEnqueuer, queuePosition, type Enqueuer } from './queues.ts';
import { connectRedis, scanKeys, type RedisClient } from './redis.ts';

const prefix = '{dryrun}';
const connections: RedisClient[] = [];
const completedIds: string[] = [];
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
  cluster = await startRedisCluster({ directory: folder, password: 'cluster-secret', replicatedKey: prefix });
  enqueuer = createEnqueuer(connect(), prefix);
}, 60_000);
afterAll(async () => {
  await worker?.close(true);
  await enqueuer.close();
  for (const redis of connections) redis.disconnect();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

function startWorker(): Worker {
  const connection = connect();
  const complete = (id: string): Promise<void> => {
    completedIds.push(id);
    return publishCompletion(connection, prefix, id, '"done"');
  };
  const handlers = {
    run: ({ runId }: { runId: string }) => complete(runId),
    submit: ({ submissionId }: { submissionId: string }) => complete(submissionId),
    minimize: () => Promise.resolve(),
    trace: () => Promise.resolve(),
    evaluate: () => Promise.resolve(),
    measure: () => Promise.resolve(),
  };
  const log = createLogger('cluster', 'silent');
  return consumeQueue('judge', handlers, { connection, prefix, concurrency: 1, log });
}

test('processes jobs by priority on a cluster and publishes their completion', async () => {
  const [submissionId, runId] = [randomUUID(), randomUUID()];
  const redis = connect();
  await enqueuer.enqueue('judge', 'submit', { submissionId }, `submit-${submissionId}-0`);
  await enqueuer.enqueue('judge', 'run', { runId }, `run-${runId}-0`);
  expect(await queuePosition(redis, prefix, `run-${runId}-0`)).toBe(1);
  expect(await queuePosition(redis, prefix, `submit-${submissionId}-0`)).toBe(2);
  expect(await enqueuer.reenqueue('judge', 'run', { runId }, `run-${runId}-0`)).toBe(false);
  expect(await findOldestWaiting(redis, enqueuer.queues.judge)).toBeLessThanOrEqual(Date.now());
  const subscriber = createCompletionSubscriber(connect(), prefix);
  const completion = subscriber.wait(submissionId, 30_000);
  await completion.ready;
  worker = startWorker();
  expect(await completion.done).toBe('"done"');
  expect(completedIds).toEqual([runId, submissionId]);
});

test('finds heartbeat keys on every node', async () => {
  const redis = connect();
  const heartbeat = await startHeartbeat(redis, prefix, 'judge', () => ({}));
  expect(await scanKeys(redis, `${prefix}:judge:alive:*`)).toHaveLength(1);
  await heartbeat.stop();
  expect(await scanKeys(redis, `${prefix}:judge:alive:*`)).toEqual([]);
});

test('keeps working when the primary of the queues fails over', async () => {
  const submissionId = randomUUID();
  const redis = connect({ failFast: true });
  const subscriber = createCompletionSubscriber(connect(), prefix);
  await cluster.stopPrimary();
  for (;;) {
    const completion = subscriber.wait(submissionId, 1000);
    await completion.ready;
    await enqueuer
      .enqueue('judge', 'submit', { submissionId }, `submit-${submissionId}-0`)
      .catch(() => undefined); // retry like the sweep
    await completion.done;
    if (completedIds.includes(submissionId)) break;
  }
  expect(await redis.ping()).toBe('PONG');
}, 90_000);

test.each(['redis+cluster://host:1/group', 'redis+cluster://', 'rediss+cluster://a:1:2'])(
  'rejects the URL %s',
  (url) => {
    expect(() => connectRedis(url)).toThrow('REDIS_URL: for a cluster, use');
  },
);

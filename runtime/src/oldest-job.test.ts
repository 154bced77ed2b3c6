import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findOldestWaiting } from './oldest-job.ts';
import { createEnqueuer, type Enqueuer } from './queues.ts';
import { connectRedis, type RedisClient } from './redis.ts';
import { queuePrefix, testRedisUrl } from './testing.ts';

let redis: RedisClient;
let enqueuer: Enqueuer;
beforeAll(() => {
  redis = connectRedis(testRedisUrl());
  enqueuer = createEnqueuer(redis, queuePrefix());
});
afterAll(async () => {
  await enqueuer.close();
  redis.disconnect();
});

const add = (timestamp: number, priority: number, delay = 0) =>
  enqueuer.queues.judge.add('run', {}, { timestamp, priority, delay });

test('finds the oldest waiting job of any priority', async () => {
  const { judge } = enqueuer.queues;
  expect(await findOldestWaiting(redis, judge)).toBeUndefined();
  await add(1000, 1, 3_600_000); // delayed, so it does not count as waiting
  expect(await findOldestWaiting(redis, judge)).toBeUndefined();
  await add(9000, 1);
  await add(9500, 1);
  await add(7000, 2_000_000); // near the maximum priority
  await add(8000, 3);
  expect(await findOldestWaiting(redis, judge)).toBe(7000);
  await add(5000, 0);
  await add(6000, 0);
  expect(await findOldestWaiting(redis, judge)).toBe(5000);
});

import { expect, test } from '@jest/globals';
import { createUser, completeJudging, previewInput, previewQuestion } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { judgeHeartbeat } from '../../test/judge-heartbeat.ts';
import { watchJudges } from '../code/judge-status.ts';
import { serveMetrics } from './metrics.ts';

const harness = setUpHarness({ METRICS_PORT: '0' });
const withoutRedis = setUpHarness({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_SCALE: '1' });

test('reports healthy without Redis', async () => {
  expect((await withoutRedis.client().get('/healthz')).body).toEqual({ status: 'ok' });
});

test('reports ready once a judge is alive, with its isolation level', async () => {
  const { redis, config } = harness.context;
  const notReady = await harness.client().get('/readyz');
  expect({ status: notReady.status, ...notReady.body }).toEqual({
    status: 503,
    ready: false,
    database: true,
    redis: true,
    judges: [],
    mail: false,
  });
  await redis.set(`${config.REDIS_PREFIX}:judge:alive:j1`, JSON.stringify({ isolation: 'full' }), 'EX', 5);
  await redis.set(`${config.REDIS_PREFIX}:mail:alive:m1`, '{}', 'EX', 5);
  const ready = await harness.client().get('/readyz');
  expect(ready.status).toBe(200);
  expect(ready.body).toMatchObject({ ready: true, judges: [{ isolation: 'full' }], mail: true });
});

test('reports whether a judge is alive, and assumes so without Redis', async () => {
  const { redis, config } = harness.context;
  const context = { redis, config: { ...config, REDIS_PREFIX: `${config.REDIS_PREFIX}-status` } };
  expect(await watchJudges(context)()).toEqual({ isJudgeAlive: false });
  await redis.set(`${context.config.REDIS_PREFIX}:judge:alive:j1`, '{}', 'EX', 5);
  expect(await watchJudges(context)()).toEqual({ isJudgeAlive: true });
  const { body } = await withoutRedis.client().get('/api/code/status').expect(200);
  expect(body).toEqual({ isJudgeAlive: true });
});

test('reports the compilers of a live judge', async () => {
  const { redis, config } = harness.context;
  const context = { redis, config: { ...config, REDIS_PREFIX: `${config.REDIS_PREFIX}-compilers` } };
  const key = `${context.config.REDIS_PREFIX}:judge:alive:j1`;
  await redis.set(key, JSON.stringify(judgeHeartbeat), 'EX', 5);
  const languageVersions = judgeHeartbeat.languages;
  expect(await watchJudges(context)()).toEqual({ isJudgeAlive: true, languageVersions });
});

test('keeps idle connections longer than the usual proxies do', () => {
  expect(harness.server.keepAliveTimeout).toBeGreaterThan(120_000);
  expect(harness.server.headersTimeout).toBeGreaterThan(harness.server.keepAliveTimeout);
});

test('reports not ready without Redis', async () => {
  const { status, body } = await withoutRedis.client().get('/readyz');
  expect({ status, ...body }).toMatchObject({ status: 503, database: true, redis: false });
});

test('stores runs, returns results and enforces rate limits without Redis', async () => {
  const user = await createUser(withoutRedis);
  const { body } = await user.post('/api/code/run', { ...previewQuestion, input: previewInput }).expect(200);
  expect((await user.get(`/api/code/run/${body.run_id}/check?wait=20`)).body.state).toBe('PENDING');
  await completeJudging(withoutRedis.database.db, 'run', body.run_id);
  expect((await user.get(`/api/code/run/${body.run_id}/check?wait=1000`)).body.state).toBe('FINISHED');
  for (let i = 0; i < 10; i++) {
    await withoutRedis.client().post('/api/auth/login', { email: user.email, password: 'wrong' }).expect(401);
  }
  await withoutRedis.client().post('/api/auth/login', { email: user.email, password: 'wrong' }).expect(429);
});

test('exports request metrics by route, and queue metrics', async () => {
  const user = await createUser(harness);
  await user.post('/api/code/run', { ...previewQuestion, input: previewInput }).expect(200);
  const metrics = await serveMetrics(harness.context);
  try {
    const text = await (await fetch(`${metrics.url}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/code\/run",status="200"\} \d/,
    );
    expect(text).toContain('judge_unfinished{kind="run"} 1');
    expect(text).toMatch(/queue_jobs\{queue="judge",state="prioritized"\} 1/);
    expect(text).toMatch(/queue_oldest_waiting_seconds\{queue="judge"\} (?!0\n)\d/);
    expect(text).toContain('queue_oldest_waiting_seconds{queue="mail"} 0\n');
    expect(text).toContain('refunds_waiting{state="requested"} 0');
    expect(text).toContain('mails_unsent 0');
    expect(text).toContain('payment_events_unhandled 0');
  } finally {
    metrics.stop();
  }
});

test('does not serve metrics on the public port', async () => {
  expect((await harness.client().get('/metrics')).text).not.toContain('http_request_duration_seconds');
});

test('reports the readiness of the process on the metrics port', async () => {
  const [metrics, metricsWithoutRedis] = await Promise.all([
    serveMetrics(harness.context),
    serveMetrics(withoutRedis.context),
  ]);
  try {
    expect((await fetch(`${metrics.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${metrics.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${metricsWithoutRedis.url}/readyz`)).status).toBe(200);
    expect((await withoutRedis.client().get('/readyz/self')).body).toEqual({ ready: true });
    const text = await (await fetch(`${metricsWithoutRedis.url}/metrics`)).text();
    expect(text).toContain('judge_unfinished{kind="run"}');
    expect(text).not.toMatch(/^queue_\w+\{/m);
  } finally {
    metrics.stop();
    metricsWithoutRedis.stop();
  }
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@dryrun/runtime/private/process';
import { until } from './child-process.ts';
import { logIn, type Learner } from './learner.ts';
import { startSystem, type Part, type System } from './start-system.ts';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from './trace-collector.ts';

const drainMs = 6000;
const program = (nonce: string): string =>
  `# ${nonce}\nclass Solution:\n    def threeSum(self, nums: List[int]) -> List[List[int]]:\n        return []\n`;

let system: System;
let learner: Learner;
let collector: TraceCollector;
beforeAll(async () => {
  collector = await startTraceCollector();
  system = await startSystem({
    DRAIN_MS: String(drainMs),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  learner = await logIn(system.url);
});
afterAll(async () => {
  await system.stop();
  collector.stop();
});

const figures = async (part: Part): Promise<string> =>
  (await fetch(`${system.metricsUrl(part)}/metrics`)).text();

test.each(['bff', 'judge', 'office', 'payments'] as const)(
  'the process %s says on its private port that it lives and works, and shows figures',
  async (part) => {
    for (const path of ['healthz', 'readyz'])
      expect((await fetch(`${system.metricsUrl(part)}/${path}`)).status).toBe(200);
    expect(await figures(part)).toMatch(/^process_resident_memory_bytes \d/m);
  },
);

test('the judge counts verdicts and times each stage and job', async () => {
  const id = await learner.submit(1, 'python3', program('figures'));
  expect((await learner.result('submit', id)).statusMsg).toBe('Wrong Answer');
  const text = await figures('judge');
  expect(text).toMatch(
    /judge_verdicts_total\{kind="submission",lang="python3",verdict="Wrong Answer"\} [1-9]/,
  );
  for (const stage of ['queue', 'compile', 'hand-in', 'run', 'compare', 'write'])
    expect(text).toMatch(
      new RegExp(`judge_stage_seconds_count\\{stage="${stage}",lang="python3"\\} [1-9]`, 'u'),
    );
  expect(text).toMatch(/job_duration_seconds_count\{queue="judge",job="submit",outcome="done"\} [1-9]/);
});

test.each(['dashboard.json', 'alerts.yaml'])('every figure that %s asks for is there', async (file) => {
  const texts = await Promise.all((['bff', 'judge', 'office', 'payments'] as const).map(figures));
  const there = new Set(
    [...texts.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const asked = readFileSync(join(import.meta.dirname, '../grafana', file), 'utf8').matchAll(
    /"?expr"?: "?(.+?)"?,?$/gm,
  );
  const names = [...asked].flatMap(([, expression = '']) => [
    ...expression.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[{[)\s]|$)/g),
  ]);
  const wanted = names.map(([, name = '']) => name).filter((name) => name !== 'histogram_quantile');
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !there.has(name))).toEqual([]);
});

test('one Run is one trace over both processes, from the call by its job to each stage, and tells nothing private', async () => {
  const id = await learner.run(1, 'python3', program('traced'), ['[-1,0,1]']);
  await learner.result('run', id);
  const jobId = `run-${id}-0`;
  const isJob = ({ name, attributes }: CollectedSpan) =>
    name === 'judge run' && attributes['messaging.message.id'] === jobId;
  const trace = () => {
    const traceId = collector.spans.find(isJob)?.traceId;
    return collector.spans.filter((span) => span.traceId === traceId);
  };
  const stages = ['queue', 'compile', 'hand-in', 'run', 'compare', 'write'];
  await until(() => Promise.resolve(trace().length >= stages.length + 2), 30_000, 'the whole trace');
  const [call, job, ...parts] = trace().toSorted((a, b) => rank(a) - rank(b));
  expect(call).toMatchObject({
    ...{ service: 'dry-run-bff', name: 'POST /code/run' },
    attributes: {
      ...{ 'http.route': '/code/run', 'http.response.status_code': '200', 'messaging.message.id': jobId },
      'request.id': expect.stringMatching(/^[\w.-]{8,64}$/),
    },
  });
  expect(call?.parentSpanId ?? '').toBe('');
  expect(job).toMatchObject({ service: 'dry-run-judge', name: 'judge run', parentSpanId: call?.spanId });
  expect(parts.map(({ name }) => name).toSorted()).toEqual(stages.toSorted());
  for (const part of parts)
    expect(part).toMatchObject({ service: 'dry-run-judge', parentSpanId: job?.spanId });
  for (const secret of ['traced', 'threeSum', '[-1,0,1]', learner.token, 'learner@example.com'])
    expect(collector.words()).not.toContain(secret);
});

/** The call first, its job second, the stages last. */
const rank = ({ service, name }: CollectedSpan): number =>
  service === 'dry-run-bff' ? 0 : name === 'judge run' ? 1 : 2;

test('a program sent as the judge is told to stop is judged, by it or by the next', async () => {
  const id = await learner.submit(1, 'python3', program('stopped'));
  expect(await system.kill('judge', 'SIGTERM')).toBe(0);
  await system.startJudge();
  expect((await learner.result('submit', id)).statusMsg).toBe('Wrong Answer');
});

test.each(['office', 'payments'] as const)('the process %s ends well when it is told to', async (part) => {
  expect(await system.kill(part, 'SIGTERM')).toBe(0);
  system.start(part);
  await until(async () => (await fetch(`${system.metricsUrl(part)}/readyz`)).ok, 30_000, 'it to work again');
});

test('a server told to stop says so first and answers all that still comes in the time it was given', async () => {
  const answers: number[] = [];
  const elsewhere = new AbortController();
  const lanes = Array.from({ length: 8 }, async () => {
    while (!elsewhere.signal.aborted) {
      const answer = await fetch(`${system.url}/api/courses/all`).then(
        async (response) => (await response.text(), response.status),
        () => 0,
      );
      answers.push(answer);
    }
  });
  const isServing = async (): Promise<boolean> => (await fetch(`${system.url}/readyz/self`)).ok;
  await until(() => Promise.resolve(answers.length > 50), 30_000, 'requests to come');
  const ended = system.kill('bff', 'SIGTERM');
  await until(async () => !(await isServing()), drainMs, 'the server to say that it stops');
  const before = answers.length;
  await until(() => Promise.resolve(answers.length > before + 20), drainMs, 'requests to be answered still');
  expect((await fetch(`${system.url}/healthz`)).headers.get('connection')).toBe('close');
  elsewhere.abort();
  await Promise.all(lanes);
  expect(await ended).toBe(0);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  system.start('bff');
});

test('of two servers side by side one is replaced without a failed request', async () => {
  const port = await freePort();
  const settings = { DRAIN_MS: '1500' };
  const twin = await system.startTwin(port, settings);
  await until(async () => (await fetch(`${system.url}/readyz/self`)).ok, 60_000, 'the first server');
  /** What a proxy knows of its servers: whether each takes requests now, and how often each has answered. */
  const servers = [system.url, twin.url].map((url) => ({ url, takes: true, answered: 0 }));
  const failures: unknown[] = [];
  const over = new AbortController();
  const probes = servers.map(async (server) => {
    while (!over.signal.aborted) {
      server.takes = await fetch(`${server.url}/readyz/self`).then(
        ({ ok }) => ok,
        () => false,
      );
      await pause(50);
    }
  });
  const lanes = Array.from({ length: 6 }, async (_, lane) => {
    for (let turn = lane; !over.signal.aborted; turn++) {
      const open = servers.filter(({ takes }) => takes);
      const server = open[turn % open.length];
      if (!server) return void failures.push('no server takes requests');
      const status = await fetch(`${server.url}/api/courses/all`).then(
        async (response) => (await response.text(), response.status),
        (error: unknown) => error,
      );
      if (status === 200) server.answered += 1;
      else failures.push({ url: server.url, status });
    }
  });
  const bothAnswer = async (): Promise<void> => {
    const before = servers.map(({ answered }) => answered);
    const isSo = () => servers.every(({ answered }, i) => answered > (before[i] ?? 0) + 20);
    await until(() => Promise.resolve(isSo()), 30_000, 'both servers to answer');
  };
  await bothAnswer();
  expect(await twin.stop()).toBe(0);
  await system.startTwin(port, settings);
  await bothAnswer();
  over.abort();
  await Promise.all([...lanes, ...probes]);
  expect(failures).toEqual([]);
});

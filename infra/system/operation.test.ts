import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@dryrun/runtime/private/process';
import { waitUntil } from './child-process.ts';
import { logIn, type Learner } from './learner.ts';
import { processNames, startSystem, type ProcessName, type System } from './start-system.ts';
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

const fetchMetrics = async (name: ProcessName): Promise<string> =>
  (await fetch(`${system.metricsUrl(name)}/metrics`)).text();

test.each(processNames)('serves health checks and metrics of %s on its private port', async (name) => {
  for (const path of ['healthz', 'readyz'])
    expect((await fetch(`${system.metricsUrl(name)}/${path}`)).status).toBe(200);
  expect(await fetchMetrics(name)).toMatch(/^process_resident_memory_bytes \d/m);
});

test('exports verdict, stage and job metrics after the judge has judged a submission', async () => {
  const id = await learner.submit(1, 'python3', program('metrics'));
  expect((await learner.waitForResult('submit', id)).statusMsg).toBe('Wrong Answer');
  const text = await fetchMetrics('judge');
  expect(text).toMatch(
    /judge_verdicts_total\{kind="submission",lang="python3",verdict="Wrong Answer"\} [1-9]/,
  );
  for (const stage of ['queue', 'compile', 'load', 'run', 'compare', 'write'])
    expect(text).toMatch(
      new RegExp(`judge_stage_seconds_count\\{stage="${stage}",lang="python3"\\} [1-9]`, 'u'),
    );
  expect(text).toMatch(/job_duration_seconds_count\{queue="judge",job="submit",outcome="done"\} [1-9]/);
});

test.each(['dashboard.json', 'alerts.yaml'])('exports every metric that %s queries', async (file) => {
  const texts = await Promise.all(
    (['bff', 'judge', 'background-worker', 'payments'] as const).map(fetchMetrics),
  );
  const exported = new Set(
    [...texts.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const queries = readFileSync(join(import.meta.dirname, '../grafana', file), 'utf8').matchAll(
    /"?expr"?: "?(.+?)"?,?$/gm,
  );
  const names = [...queries].flatMap(([, expression = '']) => [
    ...expression.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[{[)\s]|$)/g),
  ]);
  const queried = names.map(([, name = '']) => name).filter((name) => name !== 'histogram_quantile');
  expect(queried.length).toBeGreaterThan(5);
  expect(queried.filter((name) => !exported.has(name))).toEqual([]);
});

test.each([
  [
    'java',
    'class Solution {\n public List<List<Integer>> threeSum(int[] nums) {\n  int n = nums.length;\n  return List.of();\n }\n}',
    [
      ['c', 3, 1, 'nums'],
      ['s', 4, 1, 'n'],
      ['r', 4, 1],
    ],
  ],
  [
    'c_cpp',
    'class Solution { public:\n vector<vector<int>> threeSum(vector<int>& nums) {\n  int n = nums.size();\n  return {};\n }\n};',
    [
      ['c', 2, 1, 'nums'],
      ['s', 3, 1],
      ['s', 4, 1, 'n'],
      ['r', 4, 1],
    ],
  ],
] as const)('records the steps of a program in %s through the API', async (lang, source, steps) => {
  const { case: judged, events, totalSteps } = await learner.trace(1, lang, source, ['[1,2,4]']);
  expect(judged).toMatchObject({ statusMsg: 'Approved', expected: '[]', input: ['[1,2,4]'] });
  const recorded = events.map(([kind, line, depth, variables]) =>
    kind === 'n' ? [kind, line] : [kind, line, depth, ...Object.keys(variables as object)],
  );
  expect(recorded).toEqual([...steps, ['n', totalSteps]]);
});

test('traces a run across the BFF and the judge without private data', async () => {
  const id = await learner.run(1, 'python3', program('traced'), ['[-1,0,1]']);
  await learner.waitForResult('run', id);
  const jobId = `run-${id}-0`;
  const isJob = ({ name, attributes }: CollectedSpan) =>
    name === 'judge run' && attributes['messaging.message.id'] === jobId;
  const trace = () => {
    const traceId = collector.spans.find(isJob)?.traceId;
    return collector.spans.filter((span) => span.traceId === traceId);
  };
  const stages = ['queue', 'compile', 'load', 'run', 'compare', 'write'];
  await waitUntil(() => Promise.resolve(trace().length >= stages.length + 2), 30_000, 'the whole trace');
  const [callSpan, jobSpan, ...stageSpans] = trace().toSorted((a, b) => rank(a) - rank(b));
  expect(callSpan).toMatchObject({
    service: 'dry-run-bff',
    name: 'POST /code/run',
    attributes: {
      'http.route': '/code/run',
      'http.response.status_code': '200',
      'messaging.message.id': jobId,
      'request.id': expect.stringMatching(/^[\w.-]{8,64}$/),
    },
  });
  expect(callSpan?.parentSpanId ?? '').toBe('');
  expect(jobSpan).toMatchObject({
    service: 'dry-run-judge',
    name: 'judge run',
    parentSpanId: callSpan?.spanId,
  });
  expect(stageSpans.map(({ name }) => name).toSorted()).toEqual(stages.toSorted());
  for (const span of stageSpans)
    expect(span).toMatchObject({ service: 'dry-run-judge', parentSpanId: jobSpan?.spanId });
  for (const secret of ['traced', 'threeSum', '[-1,0,1]', learner.token, 'learner@example.com'])
    expect(collector.requestBodies()).not.toContain(secret);
});

/** Sorts the API call first, its job second and the stages last. */
const rank = ({ service, name }: CollectedSpan): number =>
  service === 'dry-run-bff' ? 0 : name === 'judge run' ? 1 : 2;

test('judges a submission after the judge was stopped and restarted', async () => {
  const id = await learner.submit(1, 'python3', program('stopped'));
  expect(await system.kill('judge', 'SIGTERM')).toBe(0);
  await system.startJudge();
  expect((await learner.waitForResult('submit', id)).statusMsg).toBe('Wrong Answer');
});

test.each(['background-worker', 'payments'] as const)('shuts down %s cleanly on SIGTERM', async (name) => {
  expect(await system.kill(name, 'SIGTERM')).toBe(0);
  system.start(name);
  await waitUntil(
    async () => (await fetch(`${system.metricsUrl(name)}/readyz`)).ok,
    30_000,
    'the restarted process',
  );
});

test('reports not ready on SIGTERM and serves all requests until the drain time is over', async () => {
  const statuses: number[] = [];
  const loadStopped = new AbortController();
  const clients = Array.from({ length: 8 }, async () => {
    while (!loadStopped.signal.aborted) {
      const status = await fetch(`${system.url}/api/courses/all`).then(
        async (response) => (await response.text(), response.status),
        () => 0,
      );
      statuses.push(status);
    }
  });
  const isServing = async (): Promise<boolean> => (await fetch(`${system.url}/readyz/self`)).ok;
  await waitUntil(() => Promise.resolve(statuses.length > 50), 30_000, 'requests');
  const exited = system.kill('bff', 'SIGTERM');
  await waitUntil(async () => !(await isServing()), drainMs, 'the server to report not ready');
  const before = statuses.length;
  await waitUntil(
    () => Promise.resolve(statuses.length > before + 20),
    drainMs,
    'requests during the drain time',
  );
  expect((await fetch(`${system.url}/healthz`)).headers.get('connection')).toBe('close');
  loadStopped.abort();
  await Promise.all(clients);
  expect(await exited).toBe(0);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  system.start('bff');
});

test('replaces one of two servers without a failed request', async () => {
  const port = await freePort();
  const settings = { DRAIN_MS: '3000' };
  const second = await system.startSecondServer(port, settings);
  await waitUntil(async () => (await fetch(`${system.url}/readyz/self`)).ok, 60_000, 'the first server');
  // Simulates a load balancer that sends requests to ready servers only.
  const servers = [system.url, second.url].map((url) => ({ url, isReady: true, served: 0 }));
  const failures: unknown[] = [];
  const stopped = new AbortController();
  const probes = servers.map(async (server) => {
    while (!stopped.signal.aborted) {
      server.isReady = await fetch(`${server.url}/readyz/self`).then(
        ({ ok }) => ok,
        () => false,
      );
      await pause(50);
    }
  });
  const clients = Array.from({ length: 6 }, async (_, first) => {
    for (let turn = first; !stopped.signal.aborted; turn++) {
      const ready = servers.filter(({ isReady }) => isReady);
      const server = ready[turn % ready.length];
      if (!server) return void failures.push('no server is ready');
      const status = await fetch(`${server.url}/api/courses/all`).then(
        async (response) => (await response.text(), response.status),
        (error: unknown) => error,
      );
      if (status === 200) server.served += 1;
      else failures.push({ url: server.url, status });
    }
  });
  const waitUntilBothServe = async (): Promise<void> => {
    const before = servers.map(({ served }) => served);
    const bothServe = () => servers.every(({ served }, i) => served > (before[i] ?? 0) + 20);
    await waitUntil(() => Promise.resolve(bothServe()), 30_000, 'both servers to serve requests');
  };
  await waitUntilBothServe();
  expect(await second.stop()).toBe(0);
  await system.startSecondServer(port, settings);
  await waitUntilBothServe();
  stopped.abort();
  await Promise.all([...clients, ...probes]);
  expect(failures).toEqual([]);
});

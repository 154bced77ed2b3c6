import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Starts tracing as a process does, and prints what of OpenTelemetry it loaded and whether a span was begun. */
const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
  const [, door, endpoint = ''] = process.argv;
  const { startTracing, inSpan, currentSpan } = await import(door);
  await startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: 'silent' });
  const start = { kind: 'job', name: 'test', attributes: {} };
  const traceparent = await inSpan(start, async () => currentSpan()?.traceparent);
  console.log(JSON.stringify({ loaded: loaded.filter((name) => /open-?telemetry/.test(name)), traceparent }));
`;

function run(endpoint: string): { loaded: readonly string[]; traceparent?: string } {
  const door = pathToFileURL(join(import.meta.dirname, 'tracing.ts')).href;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=source', '--input-type=module', '-e', script, door, endpoint],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return JSON.parse(stdout) as ReturnType<typeof run>;
}

test('without a collector nothing of OpenTelemetry is loaded and no span is begun', () => {
  expect(run('')).toEqual({ loaded: [] });
});

test('with a collector spans are begun, and a process ends even though the collector is away', () => {
  const { loaded, traceparent } = run('http://127.0.0.1:1');
  expect(loaded).toContain('./open-telemetry.ts');
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

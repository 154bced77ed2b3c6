import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
  const [, tracing, endpoint = ''] = process.argv;
  const { startTracing, inSpan, currentSpan } = await import(tracing);
  await startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: 'silent' });
  const start = { kind: 'job', name: 'test', attributes: {} };
  const traceparent = await inSpan(start, async () => currentSpan()?.traceparent);
  console.log(JSON.stringify({ loaded: loaded.filter((name) => /open-?telemetry/.test(name)), traceparent }));
`;

function run(endpoint: string): { loaded: readonly string[]; traceparent?: string } {
  const tracing = pathToFileURL(join(import.meta.dirname, 'tracing.ts')).href;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=source', '--input-type=module', '-e', script, tracing, endpoint],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return JSON.parse(stdout) as ReturnType<typeof run>;
}

test('loads no OpenTelemetry modules and starts no span without a collector', () => {
  expect(run('')).toEqual({ loaded: [] });
});

test('starts spans with a collector and exits when the collector is unreachable', () => {
  const { loaded, traceparent } = run('http://127.0.0.1:1');
  expect(loaded).toContain('./open-telemetry.ts');
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

import { expect, test } from '@jest/globals';
import { formatLogLine } from './log-lines.ts';
import { runToEnd, supervise, type ProcessPlan } from './supervise.ts';

const plan = (name: string, script: string): ProcessPlan => ({
  name,
  argv: [process.execPath, '-e', script],
  cwd: process.cwd(),
  environment: { ONLY: 'this' },
});

test('restarts a process that exits, until it is stopped', async () => {
  const lines: string[] = [];
  const twice = Promise.withResolvers<void>();
  const child = supervise(plan('short', 'console.log("alive"); process.exit(3)'), (line) => {
    lines.push(line);
    if (lines.filter((printed) => printed === 'alive').length === 2) twice.resolve();
  });
  await twice.promise;
  await child.stop();
  expect(lines).toContain('short exited (code 3). Restarting it in 0.5 s.');
});

test('passes a process only the given environment', async () => {
  const names = await runToEnd(plan('env', 'console.log(Object.keys(process.env).join())'));
  expect(names).toEqual(['ONLY']);
});

test('rejects with the last output of a failed process', async () => {
  await expect(runToEnd(plan('bad', 'console.error("the reason"); process.exit(1)'))).rejects.toThrow(
    /bad failed:\nthe reason/,
  );
});

test('formats structured log lines and prefixes other lines with the process name', () => {
  const entry = {
    level: 50,
    time: '2026-11-21T12:03:04.000Z',
    name: 'judge',
    msg: 'it broke',
    runId: 'r1',
    tookMs: 1.26,
  };
  expect(formatLogLine('judge', JSON.stringify(entry))).toBe(
    '12:03:04 judge ERROR it broke runId=r1 tookMs=1.3',
  );
  expect(formatLogLine('bff', 'plain words')).toContain('bff   plain words');
  expect(formatLogLine('bff', '{not json')).toContain('{not json');
});

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { SandboxedProcess, Sandbox } from './sandbox.ts';
import { runToEnd, readLine, python } from './testing.ts';

const spinnerCount = 2;
const measuredCpuMs = 600;
const pollIntervalMs = 10;
/** Between an equal share (0.5) and the low share (0.1 on an idle machine). */
const shareThreshold = 0.33;
const generousBudget = { cpuMs: 60_000, wallMs: 60_000 };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2 * spinnerCount });
});
afterAll(() => sandbox.close());

function startSpinners(background: boolean): Promise<SandboxedProcess[]> {
  // All spinners compete for one CPU. The scheduler could place them on several CPUs in unequal numbers.
  const pin = 'os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])';
  const program = `import os\n${pin}\nos.write(4, b"on\\n")\nwhile True: pass`;
  const startOne = async (): Promise<SandboxedProcess> => {
    const sandboxed = await sandbox.start(python(program, { budget: generousBudget, background }));
    await readLine(sandboxed);
    return sandboxed;
  };
  return Promise.all(Array.from({ length: spinnerCount }, startOne));
}

const usedMs = (group: readonly SandboxedProcess[]): number =>
  group.reduce((sum, sandboxed) => sum + sandboxed.usage().cpuMs, 0);

/** Returns the CPU share of `measured`, from 0 to 1, beside as many ordinary programs. */
async function measureShare(measured: readonly SandboxedProcess[]): Promise<number> {
  const competitors = await startSpinners(false);
  for (const sandboxed of [...measured, ...competitors]) sandboxed.startBudget(generousBudget);
  while (usedMs(competitors) + usedMs(measured) < measuredCpuMs) await pause(pollIntervalMs);
  // Read at once: a process that has ended would leave its CPU to the others until this test notices.
  const [own, others] = [usedMs(measured), usedMs(competitors)];
  for (const competitor of competitors) competitor.kill();
  await Promise.all(competitors.map(({ ended }) => ended));
  return own / (own + others);
}

test('gives background programs a low CPU share until they are promoted', async () => {
  const background = await startSpinners(true);
  expect(await measureShare(background)).toBeLessThan(shareThreshold);
  for (const sandboxed of background) sandboxed.promote('reduced');
  expect(await measureShare(background)).toBeLessThan(shareThreshold);
  for (const sandboxed of background) sandboxed.promote();
  expect(await measureShare(background)).toBeGreaterThan(shareThreshold);
  for (const sandboxed of background) sandboxed.kill();
  await Promise.all(background.map(({ ended }) => ended));
});

test('restarts the wall time of a promoted program', async () => {
  const sandboxed = await sandbox.start(
    python('import os\nos.write(4, b"on\\n")\nos.read(3, 1)', { background: true }),
  );
  await readLine(sandboxed);
  const startupMs = sandboxed.usage().wallMs;
  sandboxed.promote();
  expect(sandboxed.usage().wallMs).toBeLessThan(startupMs);
  sandboxed.kill();
  await sandboxed.ended;
});

test('ignores `promote` after the process has ended', async () => {
  const ownSandbox = await createSandbox({ slots: 1, uidBase: 63_000 });
  const { sandboxed } = await runToEnd(ownSandbox, python('pass'));
  await ownSandbox.close();
  expect(() => sandboxed.promote()).not.toThrow();
});

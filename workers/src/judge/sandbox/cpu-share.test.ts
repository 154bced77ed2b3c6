import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { SandboxedProcess, Sandbox } from './sandbox.ts';
import { runToEnd, readLine, python } from './testing.ts';

/** One more than there are CPUs, so that all CPUs are contended. */
const spinnerCount = availableParallelism() + 1;
const competitorCpuMs = 300;
/** Between an equal share (0.5) and the low share (0.1 on an idle machine). */
const shareThreshold = 0.33;
const generousBudget = { cpuMs: 60_000, wallMs: 60_000 };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2 * spinnerCount });
});
afterAll(() => sandbox.close());

function startSpinners(background: boolean): Promise<SandboxedProcess[]> {
  const program = 'import os\nos.write(4, b"on\\n")\nwhile True: pass';
  const startOne = async (): Promise<SandboxedProcess> => {
    const sandboxed = await sandbox.start(python(program, { budget: generousBudget, background }));
    await readLine(sandboxed);
    return sandboxed;
  };
  return Promise.all(Array.from({ length: spinnerCount }, startOne));
}

/** Returns the CPU share of `measured`, from 0 to 1, while competitors use up their budgets. */
async function measureShare(measured: readonly SandboxedProcess[]): Promise<number> {
  const competitors = await startSpinners(false);
  for (const sandboxed of measured) sandboxed.startBudget(generousBudget);
  for (const competitor of competitors) competitor.startBudget({ ...generousBudget, cpuMs: competitorCpuMs });
  await Promise.all(competitors.map(({ ended }) => ended));
  const usedMs = measured.reduce((sum, sandboxed) => sum + sandboxed.usage().cpuMs, 0);
  return usedMs / (usedMs + spinnerCount * competitorCpuMs);
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

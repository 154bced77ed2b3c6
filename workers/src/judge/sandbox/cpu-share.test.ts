import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { SandboxedProcess, Sandbox } from './sandbox.ts';
import { runToEnd, readLine, python } from './testing.ts';

/** One more than there are CPUs, so that all CPUs are contended. */
const spinners = availableParallelism() + 1;
const spentMs = 300;
/** Between an equal share (a half) and the low share (a tenth on an idle machine). */
const threshold = 0.33;
const generousBudget = { cpuMs: 60_000, wallMs: 60_000 };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2 * spinners });
});
afterAll(() => sandbox.close());

/** Starts programs that use all the CPU time they can get. */
function startSpinners(background: boolean): Promise<SandboxedProcess[]> {
  const program = 'import os\nos.write(4, b"on\\n")\nwhile True: pass';
  const startOne = async (): Promise<SandboxedProcess> => {
    const sandboxed = await sandbox.start(python(program, { budget: generousBudget, background }));
    await readLine(sandboxed);
    return sandboxed;
  };
  return Promise.all(Array.from({ length: spinners }, startOne));
}

/** Measures the CPU share of `rivals` while others use up their budgets, from 0 to 1. */
async function measureShare(rivals: readonly SandboxedProcess[]): Promise<number> {
  const others = await startSpinners(false);
  for (const rival of rivals) rival.startBudget(generousBudget);
  for (const other of others) other.startBudget({ ...generousBudget, cpuMs: spentMs });
  await Promise.all(others.map(({ ended }) => ended));
  const usedMs = rivals.reduce((sum, rival) => sum + rival.usage().cpuMs, 0);
  return usedMs / (usedMs + spinners * spentMs);
}

test('gives background programs a low CPU share until they are promoted', async () => {
  const background = await startSpinners(true);
  expect(await measureShare(background)).toBeLessThan(threshold);
  for (const sandboxed of background) sandboxed.promote();
  expect(await measureShare(background)).toBeGreaterThan(threshold);
  for (const sandboxed of background) sandboxed.kill();
  await Promise.all(background.map(({ ended }) => ended));
});

test('restarts the wall time of a program that is promoted', async () => {
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

test('ignores promote after the end', async () => {
  const own = await createSandbox({ slots: 1, uidBase: 63_000 });
  const { sandboxed } = await runToEnd(own, python('pass'));
  await own.close();
  expect(() => sandboxed.promote()).not.toThrow();
});

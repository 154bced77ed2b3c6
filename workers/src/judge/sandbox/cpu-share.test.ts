import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from './create-sandbox.ts';
import type { SandboxedProcess, Sandbox } from './sandbox.ts';
import { finish, nextLine, python } from './testing.ts';

/** One more than there are processors, so that each of them is fought for. */
const spinners = availableParallelism() + 1;
const spentMs = 300;
/** Between what equals have (a half) and what is left over by those who come first (a tenth on an idle machine). */
const divide = 0.33;
const plenty = { cpuMs: 60_000, wallMs: 60_000 };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2 * spinners });
});
afterAll(() => sandbox.close());

/** Programs that take all they can get, once they run. */
function startSpinners(background: boolean): Promise<SandboxedProcess[]> {
  const program = 'import os\nos.write(4, b"on\\n")\nwhile True: pass';
  const one = async (): Promise<SandboxedProcess> => {
    const tree = await sandbox.start(python(program, { budget: plenty, background }));
    await nextLine(tree);
    return tree;
  };
  return Promise.all(Array.from({ length: spinners }, one));
}

/** How much of the processors `rivals` had while others spent theirs, from 0 to 1. */
async function shareOf(rivals: readonly SandboxedProcess[]): Promise<number> {
  const others = await startSpinners(false);
  for (const rival of rivals) rival.startBudget(plenty);
  for (const other of others) other.startBudget({ ...plenty, cpuMs: spentMs });
  await Promise.all(others.map(({ ended }) => ended));
  const had = rivals.reduce((sum, rival) => sum + rival.usage().cpuMs, 0);
  return had / (had + spinners * spentMs);
}

test('what is made ready ahead leaves the processors to what is judged, until somebody needs it', async () => {
  const ahead = await startSpinners(true);
  expect(await shareOf(ahead)).toBeLessThan(divide);
  for (const tree of ahead) tree.promote();
  expect(await shareOf(ahead)).toBeGreaterThan(divide);
  for (const tree of ahead) tree.kill();
  await Promise.all(ahead.map(({ ended }) => ended));
});

test('what has ended meanwhile may be hurried all the same', async () => {
  const own = await createSandbox({ slots: 1, uidBase: 63_000 });
  const { tree } = await finish(own, python('pass'));
  await own.close();
  expect(() => tree.promote()).not.toThrow();
});

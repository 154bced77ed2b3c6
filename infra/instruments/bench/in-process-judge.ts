import os from 'node:os';
import path from 'node:path';
import { findProblem } from '@dryrun/content/problems';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Toolchains } from '@dryrun/workers/judge/languages/toolchain';
import { compileBudget } from '@dryrun/workers/judge/limits';
import { IdleGate } from '@dryrun/workers/judge/prewarm/idle-gate';
import { defaultPoolSizes, maxProcessTrees, type PoolSizes } from '@dryrun/workers/judge/prewarm/pool-sizes';
import { createSandbox } from '@dryrun/workers/judge/sandbox/create-sandbox';
import { closeToolchains, createToolchains } from '@dryrun/workers/judge/languages/toolchains';

/** The problem of the benchmark programs, with a test on `numbers`. */
export function createThreeSumTest(numbers: readonly number[]) {
  const problem = findProblem(1);
  if (!problem) throw new Error('problem 1 (three-sum) is missing');
  const expected = formatLiteral(problem.signature.returns, problem.answer([numbers]));
  return { problem, test: { input: [JSON.stringify(numbers)], expected } };
}

export interface InProcessJudge {
  readonly toolchains: Toolchains;
  /** Returns a function that resumes prewarming. */
  readonly suspendPrewarming: () => () => void;
}

/** Runs `use` with the toolchains of a judge with one slot, without the system. */
export async function withInProcessJudge<T>(
  use: (judge: InProcessJudge) => Promise<T>,
  pools: PoolSizes = defaultPoolSizes(1, os.totalmem() / 2 ** 20),
): Promise<T> {
  const idleGate = new IdleGate();
  const whenIdle = (): Promise<void> => idleGate.waitUntilIdle();
  const sandbox = await createSandbox({ slots: maxProcessTrees(1, pools), uidBase: 62_000, whenIdle });
  const toolchains = await createToolchains({
    sandbox,
    compileBudget,
    pools,
    whenIdle,
    cache: path.join(os.tmpdir(), `dryrun-judge-${os.userInfo().uid}`),
    onError: (error) => console.error(error),
  });
  try {
    return await use({ toolchains, suspendPrewarming: () => idleGate.startJob() });
  } finally {
    await closeToolchains(toolchains);
    await sandbox.close();
  }
}

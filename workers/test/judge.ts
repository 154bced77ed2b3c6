import os from 'node:os';
import path from 'node:path';
import type { CaseLimits } from '@dryrun/content/problem';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import { checkOf, type JudgedCheck } from '../src/judge/grading/check.ts';
import { execute } from '../src/judge/grading/execute.ts';
import type { Test } from '../src/judge/grading/verdict.ts';
import type { Toolchains } from '../src/judge/grading/grade.ts';
import { createSandbox } from '../src/judge/sandbox/create-sandbox.ts';
import type { Sandbox } from '../src/judge/sandbox/sandbox.ts';
import { IdleGate } from '../src/judge/prewarm/idle-gate.ts';
import { treesAtOnce, type PoolSizes } from '../src/judge/prewarm/pool-sizes.ts';
import type { ToolchainOptions } from '../src/judge/languages/toolchain.ts';
import { closeToolchains, createToolchains } from '../src/judge/languages/toolchains.ts';

/** The judge without database and queue: a real sandbox and the real toolchains. */
export interface TestJudge {
  readonly sandbox: Sandbox;
  readonly toolchains: Toolchains;
  judge(lang: Lang, source: string, job: TestJob): Promise<JudgedCheck>;
  /** Whether a uid of the machine belongs to a slot of this judge, and to none in which something is kept ready. */
  ownsUid(uid: number): boolean;
  /** What was kept ready and failed. */
  readonly faults: readonly unknown[];
  close(): Promise<void>;
}

export interface TestJob {
  readonly signature: Signature;
  readonly tests: readonly Test[];
  readonly limits: CaseLimits;
  readonly kind?: 'run' | 'submission';
}

/** All test files share what is made once per toolchain. */
export const testCache = path.join(os.tmpdir(), `dryrun-judge-${os.userInfo().uid}`);

const slots = 2;
const pools: PoolSizes = { python3: 2, java: 2, javaCompilers: 1, cppCompilers: 2, cppRunners: 2 };
const uidsAJudge = treesAtOnce(slots, pools) + slots;

export async function startTestJudge(options: Pick<ToolchainOptions, 'plain'> = {}): Promise<TestJudge> {
  const uidBase = 100_000 + (process.pid % 10_000) * uidsAJudge;
  const faults: unknown[] = [];
  const lull = new IdleGate();
  const whenQuiet = (): Promise<void> => lull.wait();
  const sandbox = await createSandbox({
    slots: treesAtOnce(slots, pools),
    spares: slots,
    uidBase,
    whenQuiet,
  });
  const toolchains = await createToolchains({
    ...{ sandbox, cache: testCache, pools, whenQuiet, ...options },
    compileBudget: { cpuMs: 5000, wallMs: 15_000 },
    onFault: (error) => faults.push(error),
  });
  const waiting: (() => void)[] = [];
  let free = slots;
  /** As the queue does: no more at once than there are slots, so that nobody's time runs while they wait. */
  const oneOfSlots = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    const leave = lull.enter();
    return work().finally(() => {
      leave();
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    });
  };
  return {
    sandbox,
    toolchains,
    async judge(lang, source, { signature, tests, limits, kind = 'submission' }) {
      const program = { source, signature, limits };
      const execution = await oneOfSlots(() => execute(toolchains[lang], program, tests));
      return checkOf(execution, { kind, program, tests, attempt: 1, judgeVersion: toolchains[lang].version });
    },
    ownsUid(uid) {
      const ready = Object.values(toolchains).flatMap(({ pools: kept }) => Object.values(kept));
      const isReady = ready.some((pool) => pool.waiting.some(({ confined }) => confined.uid === uid));
      return uid >= uidBase && uid < uidBase + uidsAJudge && !isReady;
    },
    faults,
    async close() {
      await closeToolchains(toolchains);
      await sandbox.close();
    },
  };
}

/** The judge that all test files of the jest project `judge` share. Its runner ends it: do not close it. */
export function sharedJudge(): Promise<TestJudge> {
  return (globalThis as unknown as { readonly sharedJudge: () => Promise<TestJudge> }).sharedJudge();
}

/** Tests of a method that takes an int: each input with the answer due. */
export function intTests(pairs: readonly (readonly [input: number, expected: number])[]): Test[] {
  return pairs.map(([input, expected]) => ({ input: [String(input)], expected: String(expected) }));
}

export const megabytesKb = (megabytes: number): number => megabytes * 1024;

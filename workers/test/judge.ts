import os from 'node:os';
import path from 'node:path';
import type { CaseLimits } from '@dryrun/content/problem';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { TraceResult } from '@dryrun/contracts/trace';
import { createCheck, type JudgedCheck } from '../src/judge/grading/check.ts';
import { execute } from '../src/judge/grading/execute.ts';
import type { Test } from '../src/judge/grading/verdict.ts';
import { evaluate } from '../src/judge/evaluation/evaluate.ts';
import { createSandbox } from '../src/judge/sandbox/create-sandbox.ts';
import type { Sandbox } from '../src/judge/sandbox/sandbox.ts';
import { IdleGate } from '../src/judge/prewarm/idle-gate.ts';
import { maxProcessTrees, type PoolSizes } from '../src/judge/prewarm/pool-sizes.ts';
import type { Program, ToolchainOptions, Toolchains } from '../src/judge/languages/toolchain.ts';
import { recordTrace } from '../src/judge/trace/record-trace.ts';
import { closeToolchains, createToolchains } from '../src/judge/languages/toolchains.ts';

/** The judge without database and queue, with the real sandbox and toolchains. */
export interface TestJudge {
  readonly sandbox: Sandbox;
  readonly toolchains: Toolchains;
  judge(lang: Lang, source: string, job: TestJob): Promise<JudgedCheck>;
  trace(lang: Lang, source: string, job: TraceJob): Promise<TraceResult>;
  evaluate(lang: Lang, program: Program, inputs: Parameters<typeof evaluate>[2]): ReturnType<typeof evaluate>;
  /** Whether a host uid belongs to a slot of this judge that runs no prewarmed process. */
  ownsUid(uid: number): boolean;
  /** Errors of prewarmed processes. */
  readonly errors: readonly unknown[];
  close(): Promise<void>;
}

export interface TestJob {
  readonly signature: Signature;
  readonly tests: readonly Test[];
  readonly limits: CaseLimits;
  readonly kind?: 'run' | 'submission';
}

interface TraceJob extends Omit<TestJob, 'tests' | 'kind'> {
  readonly test: Test;
  readonly fromStep?: number;
}

/** The toolchain cache, shared by all test files. */
export const testCache = path.join(os.tmpdir(), `dryrun-judge-${os.userInfo().uid}`);

const slots = 2;
const pools: PoolSizes = {
  python3: 2,
  java: 2,
  javaCompilers: 1,
  javaTraces: 1,
  cppCompilers: 2,
  cppRunners: 2,
};
const uidsPerJudge = maxProcessTrees(slots, pools) + slots;

export async function startTestJudge(
  options: Pick<ToolchainOptions, 'gccFallback'> = {},
): Promise<TestJudge> {
  const uidBase = 100_000 + (process.pid % 10_000) * uidsPerJudge;
  const errors: unknown[] = [];
  const idleGate = new IdleGate();
  const whenIdle = (): Promise<void> => idleGate.waitUntilIdle();
  const sandbox = await createSandbox({
    slots: maxProcessTrees(slots, pools),
    spares: slots,
    uidBase,
    whenIdle,
  });
  const toolchains = await createToolchains({
    ...options,
    sandbox,
    cache: testCache,
    pools,
    whenIdle,
    compileBudget: { cpuMs: 5000, wallMs: 15_000 },
    onError: (error) => errors.push(error),
  });
  const waiting: (() => void)[] = [];
  let freeSlots = slots;
  /** Limits concurrency as the queue does: no wall time passes while a program waits for a slot. */
  const withSlot = async <T>(work: () => Promise<T>): Promise<T> => {
    if (freeSlots === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else freeSlots -= 1;
    const endJob = idleGate.startJob();
    return work().finally(() => {
      endJob();
      const next = waiting.shift();
      if (next) next();
      else freeSlots += 1;
    });
  };
  return {
    sandbox,
    toolchains,
    async judge(lang, source, { signature, tests, limits, kind = 'submission' }) {
      const program = { source, signature, limits };
      const execution = await withSlot(() => execute(toolchains[lang], program, tests));
      return createCheck(execution, {
        kind,
        program,
        tests,
        attempt: 1,
        judgeVersion: toolchains[lang].version,
      });
    },
    trace: (lang, source, { signature, test, limits, fromStep }) =>
      withSlot(() => recordTrace(toolchains[lang], { source, signature, limits }, test, fromStep)),
    evaluate: (lang, program, inputs) => withSlot(() => evaluate(toolchains[lang], program, inputs)),
    ownsUid(uid) {
      const pooled = Object.values(toolchains)
        .flatMap((toolchain) => Object.values(toolchain.pools))
        .flatMap((pool) => pool.processes);
      const isPooled = pooled.some(({ sandboxed }) => sandboxed.uid === uid);
      return uid >= uidBase && uid < uidBase + uidsPerJudge && !isPooled;
    },
    errors,
    async close() {
      await closeToolchains(toolchains);
      await sandbox.close();
    },
  };
}

/** The judge shared by all test files of the jest project `judge`. The test runner closes it. */
export function sharedJudge(): Promise<TestJudge> {
  return (globalThis as unknown as { readonly sharedJudge: () => Promise<TestJudge> }).sharedJudge();
}

export function intTests(pairs: readonly (readonly [input: number, expected: number])[]): Test[] {
  return pairs.map(([input, expected]) => ({ input: [String(input)], expected: String(expected) }));
}

export const megabytesKb = (megabytes: number): number => megabytes * 1024;

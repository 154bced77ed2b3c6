import { defaultLimits, type CaseLimits } from '@dryrun/content/problem';
import { runLimits, startupBudget, traceAllowance } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { createDriver, type Driver } from '../../grading/session.ts';
import { WarmPool, type PooledProcess } from '../../prewarm/warm-pool.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import { warmUpRecorder, warmUpRunner } from './run-frames.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

export interface RunSlot extends Driver, PooledProcess {}

/** For the JVM's primordial thread. The learner's code runs on another thread with a 64 MB stack. */
const stackKb = 8 * 1024;
/** Added to the limit, because the JVM needs up to 400 MB to unwind 64 MB of small stack frames. */
export const unwindingKb = 128 * 1024;

/** Half of the memory is the heap. The JVM itself and the stacks use the rest. */
export async function startRunner(
  sandbox: Sandbox,
  { jdk, folder }: JavaToolchainCache,
  limits: CaseLimits,
  background = false,
): Promise<Driver> {
  const sandboxed = await sandbox.start({
    argv: javaCommand(jdk, 'run', [archiveOption('run'), `-Xmx${Math.floor(limits.memoryKb / 2)}k`]),
    limits: runLimits({ ...limits, memoryKb: limits.memoryKb + unwindingKb }, stackKb),
    budget: startupBudget,
    binds: { [cacheMountPath]: folder },
    proc: true,
    background,
  });
  return createDriver(sandboxed);
}

type SlotOptions = Omit<ConstructorParameters<typeof WarmPool<RunSlot>>[0], 'start'> & {
  readonly sandbox: Sandbox;
  readonly toolchainCache: JavaToolchainCache;
};

/** Each JVM has the default memory limit and runs one program. */
export function createRunSlots(options: SlotOptions): WarmPool<RunSlot> {
  const { toolchainCache } = options;
  return createSlots(options, defaultLimits.java, (driver) =>
    warmUpRunner(driver, toolchainCache.warmupClasses),
  );
}

/** Each JVM has the default memory limit of a recorded program and records one. */
export function createTraceSlots(options: SlotOptions): WarmPool<RunSlot> {
  const { warmupClasses } = options.toolchainCache;
  return createSlots(options, tracedLimits, async (driver) => {
    await warmUpRunner(driver, warmupClasses);
    await warmUpRecorder(driver, warmupClasses);
  });
}

export const tracedLimits: CaseLimits = {
  ...defaultLimits.java,
  memoryKb: defaultLimits.java.memoryKb + traceAllowance.memoryKb,
};

function createSlots(
  options: SlotOptions,
  limits: CaseLimits,
  warmUp: (driver: Driver) => Promise<void>,
): WarmPool<RunSlot> {
  const { sandbox, toolchainCache } = options;
  return new WarmPool({
    ...options,
    async start({ background }) {
      const driver = await startRunner(sandbox, toolchainCache, limits, background);
      const ready = warmUp(driver);
      ready.catch(() => undefined); // the caller of `take` handles it
      return { ...driver, ready };
    },
  });
}

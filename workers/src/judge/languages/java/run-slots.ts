import { defaultLimits, type CaseLimits } from '@dryrun/content/problem';
import { runLimits, startupBudget } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { attach, type Driver } from '../../grading/session.ts';
import { WarmPool, type PooledProcess } from '../../prewarm/warm-pool.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import { warmUpRunner } from './run-frames.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

/** A prewarmed JVM with the driver. */
export interface RunSlot extends Driver, PooledProcess {}

/** Stack of the JVM's primordial thread. The learner's code runs on a thread with a 64 MB stack. */
const stackKb = 8 * 1024;
/** Extra memory above the limit: the JVM itself uses up to 400 MB to unwind 64 MB of small stack frames. */
const unwindingKb = 128 * 1024;

/** Starts a driver. Half of the memory is the heap; the rest is for the JVM itself and the stacks. */
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
  return attach(sandboxed);
}

/** Creates a pool of JVMs with the default memory limit, warmed up with a built-in program. Each runs one program. */
export function createRunSlots(
  options: Omit<ConstructorParameters<typeof WarmPool<RunSlot>>[0], 'start'> & {
    readonly sandbox: Sandbox;
    readonly toolchainCache: JavaToolchainCache;
  },
): WarmPool<RunSlot> {
  const { sandbox, toolchainCache } = options;
  return new WarmPool({
    ...options,
    async start({ background }) {
      const driver = await startRunner(sandbox, toolchainCache, defaultLimits.java, background);
      const ready = warmUpRunner(driver, toolchainCache.warmupClasses);
      ready.catch(() => undefined); // handled by the caller that takes it
      return { ...driver, ready };
    },
  });
}

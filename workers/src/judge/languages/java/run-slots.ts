import { defaultLimits, type CaseLimits } from '@dryrun/content/problem';
import { runLimits, startBudget } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { attach, type Driver } from '../../grading/session.ts';
import { WarmPool, type Warm } from '../../prewarm/warm-pool.ts';
import { cacheInside } from '../toolchain-cache.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import { warmUpRunner } from './run-frames.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

/** A JVM with the driver, kept ready. */
export interface RunSlot extends Driver, Warm {}

/** Of the thread that starts the JVM; the driver gives the learner's code a thread with 64 MB. */
const stackKb = 8 * 1024;
/** Beside the limit: unwinding 64 MB of small frames costs the JVM up to 400 MB of its own, and is no fault of memory. */
const unwindingKb = 128 * 1024;

/** Starts a driver. Half of the memory is the heap; the rest is the JVM's own and the stacks. */
export async function startRunner(
  sandbox: Sandbox,
  { jdk, folder }: JavaToolchainCache,
  limits: CaseLimits,
  background = false,
): Promise<Driver> {
  const confined = await sandbox.start({
    argv: javaCommand(jdk, 'run', [archiveOption('run'), `-Xmx${Math.floor(limits.memoryKb / 2)}k`]),
    limits: runLimits({ ...limits, memoryKb: limits.memoryKb + unwindingKb }, stackKb),
    budget: startBudget,
    binds: { [cacheInside]: folder },
    proc: true,
    background,
  });
  return attach(confined);
}

/** Keeps JVMs of the default memory which have practised on a program of ours; each is good for one learner's. */
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
      const ready = warmUpRunner(driver, toolchainCache.practice);
      ready.catch(() => undefined); // told to whoever takes it
      return { ...driver, ready };
    },
  });
}

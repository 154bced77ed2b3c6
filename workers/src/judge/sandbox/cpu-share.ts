import { constants, getPriority, setPriority } from 'node:os';

/** A group's share of the CPUs under contention: the minimum, or the same as any other group. */
export type CpuShare = 'low' | 'full';

/** For machines without the cpu controller. Autogroup scheduling ignores priorities. Only root can raise one again. */
export function setPriorities(threads: readonly number[], share: CpuShare): void {
  if (process.getuid?.() !== 0) return;
  const priority = share === 'low' ? constants.priority.PRIORITY_LOW : getPriority();
  for (const thread of threads) {
    try {
      setPriority(thread, priority);
    } catch {
      // It has already exited.
    }
  }
}

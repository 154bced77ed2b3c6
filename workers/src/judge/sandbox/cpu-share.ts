import { constants, getPriority, setPriority } from 'node:os';

/** A group's share of the CPUs under contention: the minimum, a tenth of the usual one, or the usual one. */
export type CpuShare = 'low' | 'reduced' | 'full';

const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;

/** For machines without the cpu controller. Autogroup scheduling ignores priorities. Only root can raise one again. */
export function setPriorities(threads: readonly number[], share: CpuShare): void {
  if (process.getuid?.() !== 0) return;
  const priority = { low: PRIORITY_LOW, reduced: PRIORITY_BELOW_NORMAL, full: getPriority() }[share];
  for (const thread of threads) {
    try {
      setPriority(thread, priority);
    } catch {
      // It has already exited.
    }
  }
}

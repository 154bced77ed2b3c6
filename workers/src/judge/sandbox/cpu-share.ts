import { constants, getPriority, setPriority } from 'node:os';

/** What a group gets of the processors beside the others: next to nothing while they need them, or as much as any. */
export type ProcessorShare = 'low' | 'full';

/**
 * The share by the priority of each process, for where a group has no weight of its own. A kernel that schedules
 * sessions as wholes (autogroup) ignores it; only root may take a low one back, so without it nothing is lowered.
 */
export function shareByPriority(threads: readonly number[], share: ProcessorShare): void {
  if (process.getuid?.() !== 0) return;
  const priority = share === 'low' ? constants.priority.PRIORITY_LOW : getPriority();
  for (const thread of threads) {
    try {
      setPriority(thread, priority);
    } catch {
      // Already gone.
    }
  }
}

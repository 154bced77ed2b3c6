import type { Context } from '../platform/context.ts';
import { listHeartbeats } from '../platform/heartbeats.ts';

/** Limits the scans of Redis to one in this time, regardless of the number of polling learners. */
const maxAgeMs = 2000;

/**
 * Returns a function that reports whether a judge is alive. Assumes so without Redis, because judges then find rows by
 * the sweep.
 */
export function watchJudges(context: Pick<Context, 'redis' | 'config'>): () => Promise<boolean> {
  let status: Promise<boolean> | undefined;
  let checkedAt = -Infinity;
  return () => {
    if (status === undefined || performance.now() - checkedAt > maxAgeMs) {
      checkedAt = performance.now();
      status = listHeartbeats(context, 'judge').then(
        (judges) => judges.length > 0,
        () => true,
      );
    }
    return status;
  };
}

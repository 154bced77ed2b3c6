import type { Context } from '../platform/context.ts';
import { listHeartbeats } from '../platform/heartbeats.ts';

/** The maximum age of an answer, so that all learners' polls together cost Redis one scan in this time. */
const maxAgeMs = 2000;

/**
 * Returns a function that reports whether a judge is alive. Without Redis it assumes so, because judges then find their
 * rows by the sweep.
 */
export function watchJudges(context: Pick<Context, 'redis' | 'config'>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (answer === undefined || performance.now() - askedAt > maxAgeMs) {
      askedAt = performance.now();
      answer = listHeartbeats(context, 'judge').then(
        (judges) => judges.length > 0,
        () => true,
      );
    }
    return answer;
  };
}

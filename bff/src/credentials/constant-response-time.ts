import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the slower of two answers that must look alike. */
const leastMs = 120;

/**
 * Answers no sooner than after a fixed time, whether it succeeds or fails: how long it took does not tell whether there
 * is an account.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const least = pause(leastMs);
  try {
    return await work();
  } finally {
    await least;
  }
}

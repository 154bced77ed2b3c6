import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the slowest of the calls that must look alike. */
const minimumMs = 120;

/** Settles no sooner than after a fixed time, so that timing doesn't reveal whether an account exists. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const minimum = pause(minimumMs);
  try {
    return await work();
  } finally {
    await minimum;
  }
}

import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the slowest `work` of any caller. */
export const minimumMs = 120;

/** Takes at least a fixed time, so that timing doesn't reveal whether an account exists. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const minimum = pause(minimumMs);
  try {
    return await work();
  } finally {
    await minimum;
  }
}

import { setTimeout as pause } from 'node:timers/promises';

const retryDelayMs = 200;

/** Retries a failing action; returns undefined once `deadline` has passed. */
export async function retryUntil<T>(deadline: number, act: () => Promise<T>): Promise<T | undefined> {
  while (Date.now() < deadline) {
    try {
      return await act();
    } catch {
      await pause(retryDelayMs);
    }
  }
  return undefined;
}

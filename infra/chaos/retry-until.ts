import { setTimeout as pause } from 'node:timers/promises';

const retryDelayMs = 200;

/** Retries a failing action. Returns undefined once `deadline` has passed. */
export async function retryUntil<T>(deadline: number, action: () => Promise<T>): Promise<T | undefined> {
  while (Date.now() < deadline) {
    try {
      return await action();
    } catch {
      await pause(retryDelayMs);
    }
  }
  return undefined;
}

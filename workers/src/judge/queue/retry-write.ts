import { setTimeout as pause } from 'node:timers/promises';

const maxAttempts = 20;
const pauseMs = 250;

/** Retries a write for five seconds, so that a restart of the database doesn't lose a result. */
export async function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      await pause(pauseMs);
    }
  }
}

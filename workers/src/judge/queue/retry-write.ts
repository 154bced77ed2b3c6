import { setTimeout as pause } from 'node:timers/promises';

const tries = 20;
const pauseMs = 250;

/** Writes a verdict that cost its time, though the database may be restarting: tried again for five seconds. */
export async function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left === 0) throw error;
      await pause(pauseMs);
    }
  }
}

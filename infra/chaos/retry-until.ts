import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 200;

/** Tries again and again, as a person does whose page says that the server is away; undefined once `deadline` has passed. */
export async function persist<T>(act: () => Promise<T>, deadline: number): Promise<T | undefined> {
  while (Date.now() < deadline) {
    try {
      return await act();
    } catch {
      await pause(pauseMs);
    }
  }
  return undefined;
}

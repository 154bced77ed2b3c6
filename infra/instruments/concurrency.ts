import { setTimeout as pause } from 'node:timers/promises';

const retryDelayMs = 200;

/** Numbers from `from` to below `to`, until the deadline (in ms since the epoch). */
export function* countUp(from: number, to: number, deadline = Infinity): Generator<number> {
  for (let number = from; number < to && Date.now() < deadline; number += 1) yield number;
}

/** Processes items by concurrent workers, such as one per learner. Each worker takes the next item when it is done. */
export async function workConcurrently<Worker, T>(
  workers: readonly Worker[],
  items: Iterator<T, unknown, undefined>,
  work: (item: T, worker: Worker) => Promise<unknown>,
): Promise<void> {
  const runWorker = async (worker: Worker): Promise<void> => {
    for (let next = items.next(); !next.done; next = items.next()) await work(next.value, worker);
  };
  await Promise.all(workers.map(runWorker));
}

export const createWorkers = (count: number): number[] =>
  Array.from({ length: count }, (_, number) => number);

/** Retries a failing action. Returns undefined once the deadline has passed. */
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

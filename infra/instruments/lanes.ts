import { setTimeout as pause } from 'node:timers/promises';

const retryDelayMs = 200;

/** Numbers from `from` to below `to`, until the deadline (in ms since the epoch). */
export function* countUp(from: number, to: number, deadline = Infinity): Generator<number> {
  for (let number = from; number < to && Date.now() < deadline; number += 1) yield number;
}

/** Works on the items in parallel lanes, such as one per learner. Each lane takes the next item when it is done. */
export async function inLanes<Lane, T>(
  lanes: readonly Lane[],
  items: Iterator<T, unknown, undefined>,
  work: (item: T, lane: Lane) => Promise<unknown>,
): Promise<void> {
  const runLane = async (lane: Lane): Promise<void> => {
    for (let next = items.next(); !next.done; next = items.next()) await work(next.value, lane);
  };
  await Promise.all(lanes.map(runLane));
}

export const createLanes = (count: number): number[] => Array.from({ length: count }, (_, lane) => lane);

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

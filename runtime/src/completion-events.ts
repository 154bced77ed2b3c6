import type { RedisClient } from './redis.ts';

const channel = (prefix: string, id: string): string => `${prefix}:finished:${id}`;

/** Larger results are not published; subscribers read them from the row. */
const maxPayloadBytes = 64 * 1024;

/**
 * Publishes that a row is finished, with its `result` (JSON) to save subscribers a query. Delivery is best effort: after a
 * lost message subscribers wait until their timeout and then read the row.
 */
export async function publishCompletion(
  redis: RedisClient,
  prefix: string,
  id: string,
  result?: string,
): Promise<void> {
  const payload = result !== undefined && Buffer.byteLength(result) <= maxPayloadBytes ? result : '';
  await redis.publish(channel(prefix, id), payload);
}

/** Waits for rows to finish, over one Redis connection per process. */
export interface CompletionSubscriber {
  /** Resolves when the completion of `id` is published, after `timeoutMs`, or when `signal` aborts. */
  wait(id: string, timeoutMs: number, signal?: AbortSignal): CompletionWait;
  close(): void;
}

/** `ready` resolves once subscribed. To avoid a race, read the row after `ready`, then await `done`. */
export interface CompletionWait {
  readonly ready: Promise<void>;
  /** The published result (JSON); undefined if none was published. */
  readonly done: Promise<string | undefined>;
  cancel(): void;
}

/** Creates a subscriber on a dedicated connection: Redis allows no other commands on it. */
export function createCompletionSubscriber(subscriber: RedisClient, prefix: string): CompletionSubscriber {
  const waiters = new Map<string, Set<(result?: string) => void>>();
  subscriber.on('message', (name: string, result: string) => {
    for (const wake of waiters.get(name) ?? []) wake(result === '' ? undefined : result);
  });
  return {
    wait(id, timeoutMs, signal) {
      const name = channel(prefix, id);
      const wakers = waiters.get(name) ?? new Set();
      waiters.set(name, wakers);
      const { promise: done, resolve } = Promise.withResolvers<string | undefined>();
      const cancel = (): void => wake();
      const wake = (result?: string): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        wakers.delete(wake);
        if (wakers.size === 0 && waiters.get(name) === wakers) {
          waiters.delete(name);
          subscriber.unsubscribe(name).catch(() => undefined);
        }
        resolve(result);
      };
      const timer = setTimeout(cancel, timeoutMs);
      signal?.addEventListener('abort', cancel, { once: true });
      wakers.add(wake);
      const ready = subscriber.subscribe(name).then(
        () => undefined,
        () => undefined, // Redis is unavailable: wait for the timeout
      );
      return { ready, done, cancel };
    },
    close() {
      for (const wakers of [...waiters.values()]) for (const wake of [...wakers]) wake();
    },
  };
}

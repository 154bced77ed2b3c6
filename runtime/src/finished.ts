import type { Redis } from 'ioredis';

const channel = (prefix: string, id: string): string => `${prefix}:finished:${id}`;

/** Tells all waiting that a row is finished. A lost message costs a waiter its wait, never a result: rows are the truth. */
export async function announceFinished(redis: Redis, prefix: string, id: string): Promise<void> {
  await redis.publish(channel(prefix, id), '1');
}

/** Waits for rows to finish, over one subscriber connection for the whole process. */
export interface FinishedListener {
  /** Resolves when `id` is announced, after `timeoutMs`, or when `signal` aborts, whichever comes first. */
  wait(id: string, timeoutMs: number, signal?: AbortSignal): FinishedWait;
  close(): void;
}

/** `ready` resolves once an announcement can no longer be missed: read the row after it, then await `done`. */
export interface FinishedWait {
  readonly ready: Promise<void>;
  readonly done: Promise<void>;
  cancel(): void;
}

/** Opens the listening side on its own connection (a subscriber can send no other command). */
export function createFinishedListener(subscriber: Redis, prefix: string): FinishedListener {
  const waiters = new Map<string, Set<() => void>>();
  subscriber.on('message', (name: string) => {
    for (const wake of waiters.get(name) ?? []) wake();
  });
  return {
    wait(id, timeoutMs, signal) {
      const name = channel(prefix, id);
      const wakers = waiters.get(name) ?? new Set();
      waiters.set(name, wakers);
      const { promise: done, resolve } = Promise.withResolvers<void>();
      const wake = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        wakers.delete(wake);
        if (wakers.size === 0 && waiters.get(name) === wakers) {
          waiters.delete(name);
          subscriber.unsubscribe(name).catch(() => undefined);
        }
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      signal?.addEventListener('abort', wake, { once: true });
      wakers.add(wake);
      const ready = subscriber.subscribe(name).then(
        () => undefined,
        () => undefined, // Redis is away: the wait ends by its timeout
      );
      return { ready, done, cancel: wake };
    },
    close() {
      for (const wakers of [...waiters.values()]) for (const wake of [...wakers]) wake();
    },
  };
}

import type { RedisClient } from './redis.ts';

const channel = (prefix: string, id: string): string => `${prefix}:finished:${id}`;

/** A longer result is read from its row instead. */
const carriedBytes = 64 * 1024;

/**
 * Tells all waiting that a row is finished, and brings its `result` (JSON) along so that nobody need read the row. A lost
 * message costs a waiter its wait, never a result: rows are the truth.
 */
export async function publishCompletion(
  redis: RedisClient,
  prefix: string,
  id: string,
  result?: string,
): Promise<void> {
  const carried = result !== undefined && Buffer.byteLength(result) <= carriedBytes ? result : '';
  await redis.publish(channel(prefix, id), carried);
}

/** Waits for rows to finish, over one subscriber connection for the whole process. */
export interface CompletionListener {
  /** Resolves when `id` is announced, after `timeoutMs`, or when `signal` aborts, whichever comes first. */
  wait(id: string, timeoutMs: number, signal?: AbortSignal): CompletionWait;
  close(): void;
}

/** `ready` resolves once an announcement can no longer be missed: read the row after it, then await `done`. */
export interface CompletionWait {
  readonly ready: Promise<void>;
  /** The announced result (JSON) if it came with the announcement. */
  readonly done: Promise<string | undefined>;
  cancel(): void;
}

/** Opens the listening side on its own connection (a subscriber can send no other command). */
export function createCompletionListener(subscriber: RedisClient, prefix: string): CompletionListener {
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
      const giveUp = (): void => wake();
      const wake = (result?: string): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        wakers.delete(wake);
        if (wakers.size === 0 && waiters.get(name) === wakers) {
          waiters.delete(name);
          subscriber.unsubscribe(name).catch(() => undefined);
        }
        resolve(result);
      };
      const timer = setTimeout(giveUp, timeoutMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      wakers.add(wake);
      const ready = subscriber.subscribe(name).then(
        () => undefined,
        () => undefined, // Redis is away: the wait ends by its timeout
      );
      return { ready, done, cancel: giveUp };
    },
    close() {
      for (const wakers of [...waiters.values()]) for (const wake of [...wakers]) wake();
    },
  };
}

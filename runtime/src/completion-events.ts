import type { RedisClient } from './redis.ts';

const channel = (prefix: string, id: string): string => `${prefix}:finished:${id}`;

/** Larger results are not published; subscribers read them from the row. */
const maxPayloadBytes = 64 * 1024;

/** Publishes a finished row, with its `result`. Best effort: subscribers read the row at their timeout. */
export async function publishCompletion(
  redis: RedisClient,
  prefix: string,
  id: string,
  result?: string,
): Promise<void> {
  const payload = result !== undefined && Buffer.byteLength(result) <= maxPayloadBytes ? result : '';
  await redis.publish(channel(prefix, id), payload);
}

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
  const callbacksByChannel = new Map<string, Set<(result?: string) => void>>();
  subscriber.on('message', (name: string, result: string) => {
    for (const finish of callbacksByChannel.get(name) ?? []) finish(result === '' ? undefined : result);
  });
  return {
    wait(id, timeoutMs, signal) {
      const name = channel(prefix, id);
      const callbacks = callbacksByChannel.get(name) ?? new Set();
      callbacksByChannel.set(name, callbacks);
      const { promise: done, resolve } = Promise.withResolvers<string | undefined>();
      const cancel = (): void => finish();
      const finish = (result?: string): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        callbacks.delete(finish);
        if (callbacks.size === 0 && callbacksByChannel.get(name) === callbacks) {
          callbacksByChannel.delete(name);
          subscriber.unsubscribe(name).catch(() => undefined);
        }
        resolve(result);
      };
      const timer = setTimeout(cancel, timeoutMs);
      signal?.addEventListener('abort', cancel, { once: true });
      callbacks.add(finish);
      const ready = subscriber.subscribe(name).then(
        () => undefined,
        () => undefined, // Redis is unavailable: wait for the timeout
      );
      return { ready, done, cancel };
    },
    close() {
      for (const callbacks of [...callbacksByChannel.values()]) for (const finish of [...callbacks]) finish();
    },
  };
}

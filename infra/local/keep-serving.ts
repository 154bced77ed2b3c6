import { setTimeout as sleep } from 'node:timers/promises';
import type { PrivateProcess } from '@dryrun/runtime/private/process';
import { say } from './say.ts';

export interface KeptService {
  readonly url: string;
  /** Stops it for good. */
  stop(): Promise<void>;
}

/**
 * Starts a server and starts it again, on the same port and data, whenever it ends by itself. Rejects only when the
 * first start fails.
 */
export async function keepServing(
  name: string,
  start: () => Promise<PrivateProcess & { readonly url: string }>,
  delayMs = 500,
): Promise<KeptService> {
  let current = await start();
  const stopping = new AbortController();
  const watching = (async () => {
    for (;;) {
      const lines = await current.ended;
      if (stopping.signal.aborted) return;
      say(`${name} ended by itself; starting it again.\n${lines}`);
      const next = await startAgain(name, start, delayMs, stopping.signal);
      if (next === undefined) return;
      current = next;
      if (stopping.signal.aborted) await current.stop();
    }
  })();
  return {
    url: current.url,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

async function startAgain<T>(
  name: string,
  start: () => Promise<T>,
  delayMs: number,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let wait = delayMs; !signal.aborted; wait = Math.min(wait * 2, 30_000)) {
    await sleep(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    try {
      const started = await start();
      say(`${name} serves again.`);
      return started;
    } catch (error) {
      say(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return undefined;
}

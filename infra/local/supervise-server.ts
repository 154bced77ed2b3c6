import { setTimeout as sleep } from 'node:timers/promises';
import type { PrivateProcess } from '@dryrun/runtime/private/process';
import { log } from './log.ts';

export interface SupervisedServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Restarts the server on the same port and data whenever it exits. Rejects only when the first start fails. */
export async function superviseServer(
  name: string,
  start: () => Promise<PrivateProcess & { readonly url: string }>,
  delayMs = 500,
): Promise<SupervisedServer> {
  let current = await start();
  const stopping = new AbortController();
  const watching = (async () => {
    for (;;) {
      const lines = await current.ended;
      if (stopping.signal.aborted) return;
      log(`${name} exited unexpectedly. Restarting it.\n${lines}`);
      const next = await restart(name, start, delayMs, stopping.signal);
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

async function restart<T>(
  name: string,
  start: () => Promise<T>,
  delayMs: number,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let waitMs = delayMs; !signal.aborted; waitMs = Math.min(waitMs * 2, 30_000)) {
    await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    try {
      const server = await start();
      log(`${name} is running again.`);
      return server;
    } catch (error) {
      log(`Could not restart ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return undefined;
}

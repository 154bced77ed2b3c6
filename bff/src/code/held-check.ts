import type { FinishedListener } from '@dryrun/runtime/finished';

/**
 * Reads a row, and where it is not finished holds the answer until it is announced, until `waitMs` have passed or the caller has gone.
 * Listening comes before reading: a row that finishes between the two is not missed.
 */
export async function readWhenFinished<Row extends { readonly state: string }>(
  finished: FinishedListener,
  id: string,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
  read: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  if (waitMs === 0) return read();
  const waiting = finished.wait(id, waitMs, signal);
  try {
    await waiting.ready;
    const row = await read();
    if (!row || row.state === 'finished') return row;
    await waiting.done;
    return signal.aborted ? row : await read();
  } finally {
    waiting.cancel();
  }
}

import type { CompletionListener } from '@dryrun/runtime/completion-events';

/** A row as a check reads it. */
interface JudgedRow {
  readonly state: string;
  readonly result: unknown;
}

/**
 * Reads a row, and where it is not finished holds the answer until it is announced, until `waitMs` have passed or the caller has gone.
 * Listening comes before reading: a row that finishes between the two is not missed. An announcement which brings the
 * result saves the second reading.
 */
export async function waitForCompletion<Row extends JudgedRow>(
  finished: CompletionListener,
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
    const result = await waiting.done;
    if (result !== undefined)
      return { ...row, state: 'finished', result: JSON.parse(result) as Row['result'] };
    return signal.aborted ? row : await read();
  } finally {
    waiting.cancel();
  }
}

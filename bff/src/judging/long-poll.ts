import type { CompletionSubscriber } from '@dryrun/runtime/completion-events';

interface JudgedRow {
  readonly state: string;
  readonly result: unknown;
}

/** Returns a row once finished, or after `waitMs`. Subscribes before it reads, so that it misses no event. */
export async function waitForCompletion<Row extends JudgedRow>(
  completions: CompletionSubscriber,
  id: string,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
  read: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  if (waitMs === 0) return read();
  const wait = completions.wait(id, waitMs, signal);
  try {
    await wait.ready;
    const row = await read();
    if (!row || row.state === 'finished') return row;
    const result = await wait.done;
    if (result !== undefined)
      return { ...row, state: 'finished', result: JSON.parse(result) as Row['result'] };
    return signal.aborted ? row : await read();
  } finally {
    wait.cancel();
  }
}

import { useEffect, useRef, useState } from 'react';

/** The functions may change between renders without restarting the polling. */
export interface PollingPolicy<Result> {
  /** The id to poll. A new id restarts, null stops. */
  readonly id: string | null;
  /** Sends one request. A rejection counts as an attempt, and polling continues. */
  readonly poll: (id: string) => Promise<Result>;
  readonly isDone: (result: Result) => boolean;
  /** Errors that stop the polling, such as 404. None by default. */
  readonly isFatal?: (error: unknown) => boolean;
  /** Time between request starts. A request never starts before the previous one has settled. */
  readonly intervalMs: number;
  readonly maxAttempts: number;
}

/** `result` is the latest for the current id. `attempts` counts all settled requests, including failures. */
export interface Polling<Result> {
  readonly status: 'idle' | 'polling' | 'done' | 'failed' | 'timed-out';
  readonly result: Result | undefined;
  readonly error: unknown;
  readonly attempts: number;
}

const idle = { status: 'idle', result: undefined, error: undefined, attempts: 0 } as const;
const polling = { ...idle, status: 'polling' } as const;

/** Polls until a response is final. Does not pause when the window loses focus. Stops on unmount. */
export function usePolling<Result>(policy: PollingPolicy<Result>): Polling<Result> {
  const { id } = policy;
  const latest = useRef(policy);
  const [progress, setProgress] = useState<Polling<Result> & { id: string | null }>({ ...idle, id: null });

  useEffect(() => {
    latest.current = policy;
  });

  useEffect(() => {
    if (id === null) return;
    let isStopped = false;
    let timer: number | undefined;
    let count = 0;

    const sendRequest = async () => {
      const startedAt = Date.now();
      const outcome = await outcomeOf(latest.current, id);
      if (isStopped) return;
      count += 1;
      const { intervalMs, maxAttempts } = latest.current;
      const status = outcome.status === 'polling' && count >= maxAttempts ? 'timed-out' : outcome.status;
      setProgress((last) => ({
        id,
        status,
        attempts: count,
        result: outcome.result ?? (last.id === id ? last.result : undefined),
        error: outcome.error,
      }));
      if (status === 'polling') {
        timer = window.setTimeout(
          () => void sendRequest(),
          Math.max(0, intervalMs - (Date.now() - startedAt)),
        );
      }
    };

    void sendRequest();
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
      setProgress({ ...idle, id: null });
    };
  }, [id]);

  if (id === null) return idle;
  return progress.id === id ? progress : polling;
}

interface Outcome<Result> {
  readonly status: 'polling' | 'done' | 'failed';
  readonly result?: Result;
  readonly error?: unknown;
}

async function outcomeOf<Result>(policy: PollingPolicy<Result>, id: string): Promise<Outcome<Result>> {
  try {
    const result = await policy.poll(id);
    return { status: policy.isDone(result) ? 'done' : 'polling', result };
  } catch (error) {
    return { status: policy.isFatal?.(error) ? 'failed' : 'polling', error };
  }
}

import { useEffect, useRef, useState } from 'react';

/** How to poll. The functions may change between renders; a poll under way keeps going. */
export interface PollingPolicy<Answer> {
  /** What is polled for: a new id starts anew, null stops. */
  readonly id: string | null;
  /** Asks once. A rejection counts as an answer and polling goes on. */
  readonly poll: (id: string) => Promise<Answer>;
  readonly isDone: (answer: Answer) => boolean;
  /** Errors after which asking again is senseless (the thing does not exist); none unless given. */
  readonly isFatal?: (error: unknown) => boolean;
  /** From the start of one poll to the start of the next; a poll never starts before the last is answered. */
  readonly intervalMs: number;
  readonly attempts: number;
}

/**
 * `answer` is the latest one for this very id, never a former id's. `attempts` counts every answer,
 * failures included; after the last one without success the status is `timed-out`.
 */
export interface Polling<Answer> {
  readonly status: 'idle' | 'polling' | 'done' | 'failed' | 'timed-out';
  readonly answer: Answer | undefined;
  readonly error: unknown;
  readonly attempts: number;
}

const idle = { status: 'idle', answer: undefined, error: undefined, attempts: 0 } as const;
const polling = { ...idle, status: 'polling' } as const;

/**
 * The one polling policy of the client (runs, submissions, payments). It does not pause when the window loses
 * focus and stops when the component goes.
 */
export function usePolling<Answer>(policy: PollingPolicy<Answer>): Polling<Answer> {
  const { id } = policy;
  const latest = useRef(policy);
  const [progress, setProgress] = useState<Polling<Answer> & { id: string | null }>({ ...idle, id: null });

  useEffect(() => {
    latest.current = policy;
  });

  useEffect(() => {
    if (id === null) return;
    let isStopped = false;
    let timer: number | undefined;
    let count = 0;

    const ask = async () => {
      const startedAt = Date.now();
      const next = await outcomeOf(latest.current, id);
      if (isStopped) return;
      count += 1;
      const { intervalMs, attempts } = latest.current;
      const status = next.status === 'polling' && count >= attempts ? 'timed-out' : next.status;
      setProgress((last) => ({
        id,
        status,
        attempts: count,
        answer: next.answer ?? (last.id === id ? last.answer : undefined),
        error: next.error,
      }));
      if (status === 'polling') {
        timer = window.setTimeout(() => void ask(), Math.max(0, intervalMs - (Date.now() - startedAt)));
      }
    };

    void ask();
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
      setProgress({ ...idle, id: null });
    };
  }, [id]);

  if (id === null) return idle;
  return progress.id === id ? progress : polling;
}

interface Outcome<Answer> {
  readonly status: 'polling' | 'done' | 'failed';
  readonly answer?: Answer;
  readonly error?: unknown;
}

async function outcomeOf<Answer>(policy: PollingPolicy<Answer>, id: string): Promise<Outcome<Answer>> {
  try {
    const answer = await policy.poll(id);
    return { status: policy.isDone(answer) ? 'done' : 'polling', answer };
  } catch (error) {
    return { status: policy.isFatal?.(error) ? 'failed' : 'polling', error };
  }
}

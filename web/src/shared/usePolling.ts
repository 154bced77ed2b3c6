import { useEffect, useRef, useState } from 'react';
import { pollUntilDone, type Polled, type PollingPolicy } from './pollUntilDone.ts';

/** The functions may change between renders without restarting the polling. */
interface PolledResource<Result> extends PollingPolicy<Result> {
  /** The id to poll. A new id restarts, null stops. */
  readonly id: string | null;
}

export type Polling<Result> =
  Polled<Result> | (Pick<Polled<Result>, 'result' | 'error' | 'attempts'> & { readonly status: 'idle' });

const idle = { status: 'idle', result: undefined, error: undefined, attempts: 0 } as const;
const polling = { ...idle, status: 'polling' } as const;

/** Polls until a response is final. Does not pause when the window loses focus. Stops on unmount. */
export function usePolling<Result>(resource: PolledResource<Result>): Polling<Result> {
  const { id } = resource;
  const latest = useRef<PollingPolicy<Result>>(resource);
  const [progress, setProgress] = useState<{ readonly id: string; readonly polled: Polled<Result> }>();

  useEffect(() => {
    latest.current = resource;
  });

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    void pollUntilDone({
      id,
      policy: () => latest.current,
      onPolled: (polled) => setProgress({ id, polled }),
      signal: controller.signal,
    });
    return () => {
      controller.abort();
      setProgress(undefined);
    };
  }, [id]);

  if (id === null) return idle;
  return progress?.id === id ? progress.polled : polling;
}

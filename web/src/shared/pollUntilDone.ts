export interface PollingPolicy<Result> {
  /** Sends one request. A rejection counts as an attempt, and polling continues. */
  readonly poll: (id: string) => Promise<Result>;
  readonly isDone: (result: Result) => boolean;
  /** Errors that stop the polling, such as 404. None by default. */
  readonly isFatal?: (error: unknown) => boolean;
  /** Time between request starts. A request never starts before the previous one has settled. */
  readonly intervalMs: number;
  readonly maxAttempts: number;
}

/** `attempts` counts all settled requests, including failures. */
export interface Polled<Result> {
  readonly status: 'polling' | 'done' | 'failed' | 'timed-out';
  /** The latest response. */
  readonly result: Result | undefined;
  readonly error: unknown;
  readonly attempts: number;
}

interface PollingOptions<Result> {
  readonly id: string;
  /** Called before each request, so that a policy can change. */
  readonly policy: () => PollingPolicy<Result>;
  /** Called after each request, unless the polling was aborted. */
  readonly onPolled: (polled: Polled<Result>) => void;
  readonly signal: AbortSignal;
}

/** Polls until a response is final or `signal` is aborted. Sends the first request immediately. Never rejects. */
export async function pollUntilDone<Result>({
  id,
  policy,
  onPolled,
  signal,
}: PollingOptions<Result>): Promise<void> {
  let lastResult: Result | undefined;
  for (let attempts = 1; !signal.aborted; attempts += 1) {
    const startedAt = Date.now();
    const { status, result, error } = await outcomeOf(policy(), id);
    if (signal.aborted) return;
    const { intervalMs, maxAttempts } = policy();
    const isTimeout = status === 'polling' && attempts >= maxAttempts;
    lastResult = result ?? lastResult;
    onPolled({ status: isTimeout ? 'timed-out' : status, result: lastResult, error, attempts });
    if (isTimeout || status !== 'polling') return;
    await pause(Math.max(0, intervalMs - (Date.now() - startedAt)), signal);
  }
}

type Outcome<Result> = Pick<Polled<Result>, 'result' | 'error'> & {
  readonly status: 'polling' | 'done' | 'failed';
};

async function outcomeOf<Result>(policy: PollingPolicy<Result>, id: string): Promise<Outcome<Result>> {
  try {
    const result = await policy.poll(id);
    return { status: policy.isDone(result) ? 'done' : 'polling', result, error: undefined };
  } catch (error) {
    return { status: policy.isFatal?.(error) ? 'failed' : 'polling', result: undefined, error };
  }
}

/** Ends early when `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

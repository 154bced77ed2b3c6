import type { Logger } from './logger.ts';

export interface RepeatedTask {
  /** Stops repeating and waits for a run in progress. */
  stop(): Promise<void>;
}

/** Runs a task immediately and then every `intervalMs`, without overlaps. Failures are logged. */
export function repeat(
  log: Logger,
  task: string,
  intervalMs: number,
  run: () => Promise<unknown>,
): RepeatedTask {
  let running: Promise<void> | undefined;
  const runOnce = (): void => {
    running ??= run()
      .then(
        () => undefined,
        (error: unknown) => log.warn({ err: error, task }, 'periodic task failed'),
      )
      .finally(() => (running = undefined));
  };
  runOnce();
  const timer = setInterval(runOnce, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

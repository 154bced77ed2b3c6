import type { Logger } from './logger.ts';

/** A periodic task. */
export interface RepeatedTask {
  /** Stops repeating and waits for a run in progress. */
  stop(): Promise<void>;
}

/** Runs a task immediately and then every `everyMs`, without overlaps. Failures are logged. */
export function repeat(
  log: Logger,
  task: string,
  everyMs: number,
  run: () => Promise<unknown>,
): RepeatedTask {
  let running: Promise<void> | undefined;
  const start = (): void => {
    running ??= run()
      .then(
        () => undefined,
        (error: unknown) => log.warn({ err: error, task }, 'periodic task failed'),
      )
      .finally(() => (running = undefined));
  };
  start();
  const timer = setInterval(start, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

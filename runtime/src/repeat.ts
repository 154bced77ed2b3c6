import type { Logger } from './logger.ts';

/** A task that is done again and again. */
export interface RepeatedTask {
  /** Waits for the one under way; no other follows. */
  stop(): Promise<void>;
}

/** Does something now and then every `everyMs`, never twice at once; a failure is told and the next time follows. */
export function repeat(
  log: Logger,
  task: string,
  everyMs: number,
  act: () => Promise<unknown>,
): RepeatedTask {
  let running: Promise<void> | undefined;
  const start = (): void => {
    running ??= act()
      .then(
        () => undefined,
        (error: unknown) => log.warn({ err: error, task }, 'a regular task failed'),
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

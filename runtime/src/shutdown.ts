import type { Logger } from './logger.ts';

/**
 * On SIGTERM or SIGINT runs `stop` once, then lets the emptied event loop end the process. After `limitMs`
 * the process exits with code 1 whatever is left.
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>, limitMs = 10_000): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('could not stop in time');
      process.exit(1);
    }, limitMs).unref();
    stop().then(
      () => log.info('stopped'),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exitCode = 1;
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

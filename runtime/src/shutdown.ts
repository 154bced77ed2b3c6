import type { Logger } from './logger.ts';

/** Runs `stop` once on SIGTERM or SIGINT, then lets the event loop drain. Exits with code 1 after `timeoutMs`. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>, timeoutMs = 10_000): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('shutdown timed out');
      process.exit(1);
    }, timeoutMs).unref();
    stop().then(
      () => log.info('stopped'),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exitCode = 1;
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

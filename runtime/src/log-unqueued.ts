import type { Logger } from './logger.ts';

/** Handles a failed `enqueue`: the row stays in the database, so the sweep enqueues it later. */
export const logUnqueued =
  (log: Logger, ids?: object) =>
  (error: unknown): void =>
    log.warn({ err: error, ...ids }, 'could not enqueue; the sweep will retry');

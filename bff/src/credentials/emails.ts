import type { Context } from '../platform/context.ts';

/** Enqueues jobs for committed `mail` rows. A failure is only logged, because the sweep enqueues the rows later. */
export function enqueueEmails(
  { enqueuer, log }: Pick<Context, 'enqueuer' | 'log'>,
  ids: readonly string[],
): void {
  for (const mailId of ids) {
    enqueuer
      .enqueue('mail', 'send', { mailId }, `mail-${mailId}-0`)
      .catch((error: unknown) =>
        log.warn({ err: error, mailId }, 'could not enqueue the email; the sweep will pick it up'),
      );
  }
}

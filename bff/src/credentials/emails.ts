import type { Context } from '../platform/context.ts';

/** Tells the mail worker of rows just committed. It would find them by itself a moment later, so a failure is no matter. */
export function enqueueEmails(
  { enqueuer, log }: Pick<Context, 'enqueuer' | 'log'>,
  ids: readonly string[],
): void {
  for (const mailId of ids) {
    enqueuer
      .enqueue('mail', 'send', { mailId }, `mail-${mailId}-0`)
      .catch((error: unknown) => log.warn({ err: error, mailId }, 'the mail waits for the sweep'));
  }
}

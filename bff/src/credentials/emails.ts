import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import type { Context } from '../platform/context.ts';

/** Enqueues jobs for committed `mail` rows. A failure is only logged, because the sweep enqueues the rows later. */
export function enqueueEmails(
  { enqueuer, log }: Pick<Context, 'enqueuer' | 'log'>,
  ids: readonly string[],
): void {
  for (const mailId of ids) {
    enqueuer.enqueue('mail', 'send', { mailId }, `mail-${mailId}-0`).catch(logUnqueued(log, { mailId }));
  }
}

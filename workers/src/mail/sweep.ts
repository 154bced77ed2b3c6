import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Enqueuer } from '@dryrun/runtime/queues';
import type { Kysely } from 'kysely';
import { deleteOldMails, listDue } from './mails.ts';

const everyMs = 500;
const deleteEveryMs = 3600 * 1000;

interface SweepContext {
  readonly db: Kysely<Database>;
  readonly enqueuer: Enqueuer;
  readonly log: Logger;
}

/** Gives every mail that is due a job, unless it has one that will come. */
export async function sweepOnce({ db, enqueuer }: SweepContext): Promise<void> {
  const queue = enqueuer.queues.mail;
  for (const { id, attempt } of await listDue(db)) {
    const jobId = `mail-${id}-${attempt}`;
    const state = await queue.getJobState(jobId);
    if (state !== 'unknown' && state !== 'failed' && state !== 'completed') continue;
    if (state !== 'unknown') await queue.remove(jobId);
    await enqueuer.enqueue('mail', 'send', { mailId: id }, jobId);
  }
}

/** Sweeps twice a second until stopped; a failed sweep is told and the next one follows. */
export function startSweep(context: SweepContext): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let lastDelete = 0;
  const sweep = async (): Promise<void> => {
    try {
      await sweepOnce(context);
      if (Date.now() - lastDelete > deleteEveryMs) {
        lastDelete = Date.now();
        await deleteOldMails(context.db);
      }
    } catch (error) {
      context.log.warn({ err: error }, 'the sweep failed');
    }
  };
  const timer = setInterval(() => {
    running ??= sweep().finally(() => (running = undefined));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

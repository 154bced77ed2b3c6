import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Enqueuer } from '@dryrun/runtime/queues';
import { sql, type Kysely } from 'kysely';
import { listDueDeletions } from './erase.ts';
import { deleteOldExports, listUnfinished } from './export-rows.ts';

const everyMs = 2000;
const tidyEveryMs = 10 * 60 * 1000;

interface SweepContext {
  readonly db: Kysely<Database>;
  readonly enqueuer: Enqueuer;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Gives every export that waits, and every deletion whose time has come, a job unless it has one. */
export async function sweepOnce({ db, enqueuer, clock }: SweepContext): Promise<void> {
  for (const { id, attempt } of await listUnfinished(db)) {
    const jobId = `export-${id}-${attempt}`;
    if (await isFree(enqueuer, jobId)) await enqueuer.enqueue('accounts', 'export', { exportId: id }, jobId);
  }
  for (const accountId of await listDueDeletions(db, clock())) {
    const jobId = `erase-${accountId}`;
    if (await isFree(enqueuer, jobId)) await enqueuer.enqueue('accounts', 'erase', { accountId }, jobId);
  }
}

/** True when no job of this id will come; one that has come is removed. */
async function isFree({ queues: { accounts } }: Enqueuer, jobId: string): Promise<boolean> {
  const state = await accounts.getJobState(jobId);
  if (state !== 'unknown' && state !== 'failed' && state !== 'completed') return false;
  if (state !== 'unknown') await accounts.remove(jobId);
  return true;
}

/** How long a sign-up waits to be confirmed, whether its e-mail has an account or not: the same, or login would tell. */
const aMonthAgo = sql<Date>`now() - interval '30 days'`;

/** Forgets exports past their end, sign-ups that nobody confirmed in a month, and what ended two months ago. */
export async function tidy({ db }: Pick<SweepContext, 'db'>): Promise<void> {
  await deleteOldExports(db);
  await db
    .deleteFrom('account')
    .where('confirmed_at', 'is', null)
    .where('password_hash', 'is not', null) // a deleted account has none; others may still point at it
    .where(sql<Date>`coalesce(signed_up_at, created_at)`, '<', aMonthAgo)
    .execute();
  await db
    .updateTable('account')
    .set({ sign_up_hash: null })
    .where('sign_up_hash', 'is not', null)
    .where('signed_up_at', '<', aMonthAgo)
    .execute();
  await db
    .deleteFrom('token')
    .where('expires_at', '<', sql<Date>`now() - interval '60 days'`)
    .execute();
}

/** Sweeps every two seconds until stopped; a failed sweep is told and the next one follows. */
export function startSweep(context: SweepContext): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let lastTidy = 0;
  const sweep = async (): Promise<void> => {
    try {
      await sweepOnce(context);
      if (Date.now() - lastTidy > tidyEveryMs) {
        lastTidy = Date.now();
        await tidy(context);
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

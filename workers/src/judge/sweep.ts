import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Enqueuer } from '@dryrun/runtime/queues';
import { sql, type Kysely } from 'kysely';
import type { RowKind } from './rows.ts';
import { deleteOldRuns } from './runs.ts';

const everyMs = 1000;
const deleteEveryMs = 60_000;
/** Rows looked after at once, the oldest first. */
const batch = 100;

interface SweepContext {
  readonly db: Kysely<Database>;
  readonly enqueuer: Enqueuer;
  readonly log: Logger;
}

/**
 * Rows are the truth and jobs only nudges: a row left waiting for 3 s or whose judge is dead gets a job again. Its id
 * holds the attempt, so a row that merely waits its turn in a long queue keeps its one job.
 */
export async function sweepOnce({ db, enqueuer, log }: SweepContext): Promise<void> {
  for (const row of await listStuck(db, 'run')) {
    if (await requeue(enqueuer, `run-${row.id}-${row.attempt}`, 'run', { runId: row.id })) {
      log.info({ runId: row.id, attempt: row.attempt }, 'queued again');
    }
  }
  for (const row of await listStuck(db, 'submission')) {
    if (await requeue(enqueuer, `submit-${row.id}-${row.attempt}`, 'submit', { submissionId: row.id })) {
      log.info({ submissionId: row.id, attempt: row.attempt }, 'queued again');
    }
  }
}

async function listStuck(db: Kysely<Database>, kind: RowKind): Promise<{ id: string; attempt: number }[]> {
  const { rows } = await sql<{ id: string; attempt: number }>`
    select id, attempt from ${sql.table(kind)}
    where state <> 'finished' and (
      (state = 'queued' and created_at < now() - interval '3 s') or (state = 'running' and leased_until < now()))
    order by created_at limit ${batch}`.execute(db);
  return rows;
}

/** True when there was no job that would still come. */
async function requeue(
  enqueuer: Enqueuer,
  jobId: string,
  ...[name, payload]: ['run', { runId: string }] | ['submit', { submissionId: string }]
): Promise<boolean> {
  const { judge } = enqueuer.queues;
  const state = await judge.getJobState(jobId);
  if (state !== 'unknown' && state !== 'failed' && state !== 'completed') return false;
  if (state !== 'unknown') await judge.remove(jobId);
  if (name === 'run') await enqueuer.enqueue('judge', name, payload, jobId);
  else await enqueuer.enqueue('judge', name, payload, jobId);
  return true;
}

/** Sweeps every second until stopped; a failed sweep is told and the next one follows. */
export function startSweep(context: SweepContext): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let lastDelete = 0;
  const sweep = async (): Promise<void> => {
    try {
      await sweepOnce(context);
      if (Date.now() - lastDelete > deleteEveryMs) {
        lastDelete = Date.now();
        await deleteOldRuns(context.db);
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

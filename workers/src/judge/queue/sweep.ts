import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import { jobIdOf, type Enqueuer } from '@dryrun/runtime/queues';
import { sql, type Kysely } from 'kysely';
import { listStuckAnalyses, type AnalysisKind } from '../analysis/rows.ts';
import { isStuck, type RowKind } from './rows.ts';
import { findWaitingTrace } from './traces.ts';

/** Maximum rows per sweep and table, oldest first. */
const batchSize = 100;

interface SweepContext {
  readonly db: Kysely<Database>;
  readonly enqueuer: Enqueuer;
  readonly log: Logger;
}

/** Enqueues rows that have waited for 3 s or whose judge is dead, with one job per row and attempt. */
export async function sweepOnce({ db, enqueuer, log }: SweepContext): Promise<void> {
  for (const kind of ['run', 'submission', 'trace'] as const) {
    for (const row of await listStuck(db, kind)) {
      if (await requeue(enqueuer, kind, row)) log.info({ kind, ...row }, 'enqueued again');
    }
  }
  for (const { submissionId, kind, attempt } of await listStuckAnalyses(db, batchSize))
    await requeue(enqueuer, kind, { id: submissionId, attempt });
}

/** Enqueues the learner's oldest queued row. Its job did nothing if another row of the learner was being judged. */
export async function enqueueWaiting(
  { db, enqueuer }: Omit<SweepContext, 'log'>,
  accountId: string,
): Promise<void> {
  const { rows } = await sql<WaitingRow & { kind: RowKind }>`
    select id, attempt, kind from (
      select id, attempt, created_at, 'run' as kind from run where account_id = ${accountId} and state = 'queued'
      union all
      select id, attempt, created_at, 'submission' from submission
        where account_id = ${accountId} and state = 'queued') as waiting
    order by created_at limit 1`.execute(db);
  for (const { kind, ...row } of rows) await requeue(enqueuer, kind, row);
}

/** Enqueues the oldest queued trace. Its job did nothing if no slot was free. */
export async function enqueueWaitingTrace({ db, enqueuer }: Omit<SweepContext, 'log'>): Promise<void> {
  const row = await findWaitingTrace(db);
  if (row) await requeue(enqueuer, 'trace', row);
}

interface WaitingRow {
  readonly id: string;
  readonly attempt: number;
}

async function listStuck(db: Kysely<Database>, kind: RowKind | 'trace'): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, attempt from ${sql.table(kind)}
    where state <> 'finished' and ${isStuck}
    order by created_at limit ${batchSize}`.execute(db);
  return rows;
}

/** Returns true if the row had no pending job. */
async function requeue(
  enqueuer: Enqueuer,
  kind: RowKind | AnalysisKind | 'trace',
  { id, attempt }: WaitingRow,
): Promise<boolean> {
  const name = jobNames[kind];
  const jobId = jobIdOf(name, id, attempt);
  if (name === 'run') return enqueuer.reenqueue('judge', name, { runId: id }, jobId);
  if (name === 'trace') return enqueuer.reenqueue('judge', name, { traceId: id }, jobId);
  return enqueuer.reenqueue('judge', name, { submissionId: id }, jobId);
}

const jobNames = {
  run: 'run',
  submission: 'submit',
  counterexample: 'minimize',
  complexity: 'measure',
  trace: 'trace',
} as const;

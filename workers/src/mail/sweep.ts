import type { Database } from '@dryrun/migrations/database';
import { jobIdOf, type Enqueuer } from '@dryrun/runtime/queues';
import type { Kysely } from 'kysely';
import { listDue } from './emails.ts';

interface SweepContext {
  readonly db: Kysely<Database>;
  readonly enqueuer: Enqueuer;
}

/** Enqueues a job for every due email that has none. */
export async function sweepOnce({ db, enqueuer }: SweepContext): Promise<void> {
  for (const { id, attempt } of await listDue(db))
    await enqueuer.reenqueue('mail', 'send', { mailId: id }, jobIdOf('send', id, attempt));
}

import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../platform/error.ts';

/** The maximum age of a count. Requests between two counts can exceed the limit. */
const maxCountAgeMs = 500;
const retryAfterSeconds = 5;

export interface Backlog {
  /** Throws `judge_busy` if the queue is full. Never waits: the count is refreshed in the background. */
  requireCapacity(): void;
}

/** Counts at most every `maxCountAgeMs`, and only while there are requests. */
export function watchBacklog(db: Kysely<Database>, limit: number): Backlog {
  let unfinished = 0;
  let countedAt = -Infinity;
  let counting: Promise<void> | undefined;
  const count = async (): Promise<void> => {
    unfinished = await countUnfinished(db, limit);
    countedAt = performance.now();
  };
  return {
    requireCapacity() {
      if (performance.now() - countedAt > maxCountAgeMs)
        counting ??= count()
          .catch(() => undefined) // the request itself reports that the database is unavailable
          .finally(() => (counting = undefined));
      if (unfinished >= limit) throw new ApiError('judge_busy', { retryAfterSeconds });
    },
  };
}

/** Stops counting each table at `limit`, to keep the query cheap. */
async function countUnfinished(db: Kysely<Database>, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select from run where state <> 'finished' limit ${limit})
      union all (select from submission where state <> 'finished' limit ${limit})) as unfinished`.execute(db);
  return rows[0]?.count ?? 0;
}

import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../platform/error.ts';

/** How old a count may be. Requests between two counts may exceed the limit by as many as come in that time. */
const freshMs = 500;
const retryAfterSeconds = 5;

/** The bound of the judge's queue, over all learners. */
export interface Backlog {
  /** Throws `judge_busy` when as many programs wait as may. Costs nothing: the count is read beside the requests. */
  requireRoom(): void;
}

/** Watches how many runs and submissions are not judged yet, while there are requests. */
export function watchBacklog(db: Kysely<Database>, most: number): Backlog {
  let unfinished = 0;
  let countedAt = -Infinity;
  let counting: Promise<void> | undefined;
  const count = async (): Promise<void> => {
    unfinished = await countUnfinished(db, most);
    countedAt = performance.now();
  };
  return {
    requireRoom() {
      if (performance.now() - countedAt > freshMs)
        counting ??= count()
          .catch(() => undefined) // the request itself will tell that the database is away
          .finally(() => (counting = undefined));
      if (unfinished >= most) throw new ApiError('judge_busy', { retryAfterSeconds });
    },
  };
}

/** Counts no further than `most`: a longer queue is as full as this one. */
async function countUnfinished(db: Kysely<Database>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select from run where state <> 'finished' limit ${most})
      union all (select from submission where state <> 'finished' limit ${most})) as unfinished`.execute(db);
  return rows[0]?.count ?? 0;
}

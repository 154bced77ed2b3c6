import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/** Signs further apart than this are two sittings: the time between them does not count. */
const sittingSeconds = 90;

/**
 * Notes that an owner is reading, and gives the minutes so far. The server measures between two signs, so several tabs or
 * a hurried client add no more than the time that passed. An account that does not own the course reads nothing.
 */
export async function addReading(
  db: Kysely<Database>,
  accountId: string,
  courseId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    insert into reading_time as known (account_id, course_id, seconds, seen_at)
    select account_id, course_id, 0, ${now} from enrollment
      where account_id = ${accountId} and course_id = ${courseId} and expires_at > ${now}
    on conflict (account_id, course_id) do update set
      seconds = known.seconds + case
        when ${now} > known.seen_at and ${now} <= known.seen_at + make_interval(secs => ${sittingSeconds})
          then extract(epoch from ${now} - known.seen_at)::int
        else 0 end,
      seen_at = greatest(known.seen_at, ${now})
    returning seconds`.execute(db);
  return Math.floor((rows[0]?.seconds ?? 0) / 60);
}

import { isActiveEnrollment } from '@dryrun/migrations/active-enrollments';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/** A longer gap between two heartbeats is a break, which does not count. */
const maxGapSeconds = 90;

/** Records a heartbeat and returns the total minutes. Several tabs cannot add more than the elapsed time. */
export async function addReadingTime(
  db: Kysely<Database>,
  accountId: string,
  courseId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    insert into reading_time as existing (account_id, course_id, seconds, seen_at)
    select account_id, course_id, 0, ${now} from enrollment
      where account_id = ${accountId} and course_id = ${courseId} and ${isActiveEnrollment(now)}
    on conflict (account_id, course_id) do update set
      seconds = existing.seconds + case
        when ${now} > existing.seen_at and ${now} <= existing.seen_at + make_interval(secs => ${maxGapSeconds})
          then extract(epoch from ${now} - existing.seen_at)::int
        else 0 end,
      seen_at = greatest(existing.seen_at, ${now})
    returning seconds`.execute(db);
  return Math.floor((rows[0]?.seconds ?? 0) / 60);
}

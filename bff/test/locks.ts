import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

export async function isWaitingForLock(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows.length > 0;
}

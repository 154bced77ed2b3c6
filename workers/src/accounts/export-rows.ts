import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/** An export fails permanently after this many attempts. */
export const maxAttempts = 3;

export interface ClaimedExport {
  readonly id: string;
  readonly attempt: number;
  readonly accountId: string;
}

/** Claims an export that is queued or whose lease has expired. */
export async function claimExport(db: Kysely<Database>, id: string): Promise<ClaimedExport | undefined> {
  return db
    .updateTable('data_export')
    .set((eb) => ({
      state: 'running',
      attempt: eb('attempt', '+', 1),
      leased_until: sql<Date>`now() + interval '5 minutes'`,
    }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'queued'),
        eb.and([eb('state', '=', 'running'), eb('leased_until', '<', sql<Date>`now()`)]),
      ]),
    )
    .returning(['id', 'attempt', 'account_id as accountId'])
    .executeTakeFirst();
}

/** Returns an export to the queue, or marks it as failed after the last attempt. */
export async function releaseExport(db: Kysely<Database>, { id, attempt }: ClaimedExport): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ state: attempt < maxAttempts ? 'queued' : 'failed', leased_until: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempt', '=', attempt)
    .execute();
}

/** Lists exports that have been queued for 2 s, and exports whose lease has expired. */
export async function listUnfinished(db: Kysely<Database>): Promise<{ id: string; attempt: number }[]> {
  const { rows } = await sql<{ id: string; attempt: number }>`
    select id, attempt from data_export
    where (state = 'queued' and requested_at < now() - interval '2 s') or (state = 'running' and leased_until < now())
    order by requested_at limit 50`.execute(db);
  return rows;
}

/** Deletes expired exports, and failed ones after a day. */
export async function deleteOldExports(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('data_export')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', sql<Date>`now()`),
        eb.and([eb('state', '=', 'failed'), eb('requested_at', '<', sql<Date>`now() - interval '1 day'`)]),
      ]),
    )
    .execute();
}

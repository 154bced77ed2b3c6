import type { Database } from '@dryrun/migrations/database';
import type { Enqueuer } from '@dryrun/runtime/queues';
import { sql, type Kysely } from 'kysely';
import { listDueDeletions } from './erase.ts';
import { deleteOldExports, listUnfinished } from './export-rows.ts';

interface SweepContext {
  readonly db: Kysely<Database>;
  readonly enqueuer: Enqueuer;
  readonly clock: () => Date;
}

/** Gives every export that waits, and every deletion whose time has come, a job unless it has one. */
export async function sweepOnce({ db, enqueuer, clock }: SweepContext): Promise<void> {
  for (const { id, attempt } of await listUnfinished(db))
    await enqueuer.enqueueAgain('accounts', 'export', { exportId: id }, `export-${id}-${attempt}`);
  for (const accountId of await listDueDeletions(db, clock()))
    await enqueuer.enqueueAgain('accounts', 'erase', { accountId }, `erase-${accountId}`);
}

/**
 * How long a sign-up waits to be confirmed, whether its e-mail has an account or not: the same, or login would tell. And
 * how long addresses are kept, as the privacy policy says.
 */
const aMonthAgo = sql<Date>`now() - interval '30 days'`;

/**
 * Forgets exports past their end, sign-ups that nobody confirmed in a month, sessions that ended and links that ended two
 * months ago; and where a session began, after the 30 days for which addresses are kept.
 */
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
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'session'), eb('expires_at', '<', sql<Date>`now()`)]),
        eb('expires_at', '<', sql<Date>`now() - interval '60 days'`),
      ]),
    )
    .execute();
  await db
    .updateTable('token')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('created_at', '<', aMonthAgo)
    .execute();
}

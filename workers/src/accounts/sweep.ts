import type { Database } from '@dryrun/migrations/database';
import { jobIdOf, type Enqueuer } from '@dryrun/runtime/queues';
import { sql, type Kysely } from 'kysely';
import { listDueDeletions } from './erase.ts';
import { deleteOldExports, listUnfinished } from './export-rows.ts';

interface SweepContext {
  readonly db: Kysely<Database>;
  readonly enqueuer: Enqueuer;
  readonly clock: () => Date;
}

/** Enqueues a job for every waiting export and due deletion that has none. */
export async function sweepOnce({ db, enqueuer, clock }: SweepContext): Promise<void> {
  for (const { id, attempt } of await listUnfinished(db))
    await enqueuer.reenqueue('accounts', 'export', { exportId: id }, jobIdOf('export', id, attempt));
  for (const accountId of await listDueDeletions(db, clock()))
    await enqueuer.reenqueue('accounts', 'erase', { accountId }, `erase-${accountId}`);
}

/**
 * The privacy policy allows unconfirmed sign-ups and IP addresses for 30 days. Sign-ups for existing accounts expire
 * at the same time; otherwise login would reveal whether an account exists.
 */
const retentionStart = sql<Date>`now() - interval '30 days'`;

/** Deletes payments and invoices six years after the end of the account (docs/product.md, Privacy). */
async function deleteOldPayments(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payments = await trx
      .selectFrom('payment')
      .innerJoin('account', 'account.id', 'payment.account_id')
      .select(['payment.id', 'payment.intent_id'])
      .where('account.erased_at', '<', sql<Date>`now() - interval '6 years'`)
      .execute();
    if (payments.length === 0) return;
    const ids = payments.map(({ id }) => id);
    const intentIds = payments.map(({ intent_id: intentId }) => intentId);
    await trx.deleteFrom('invoice').where('payment_id', 'in', ids).execute();
    await trx.deleteFrom('refund').where('payment_id', 'in', ids).execute();
    await trx.deleteFrom('webhook_event').where('intent_id', 'in', intentIds).execute();
    await trx.deleteFrom('payment').where('id', 'in', ids).execute();
  });
}

/** Deletes expired rows. Links stay for 60 days after they expire. */
export async function deleteExpired({ db }: Pick<SweepContext, 'db'>): Promise<void> {
  await deleteOldExports(db);
  await deleteOldPayments(db);
  await db
    .deleteFrom('account')
    .where('confirmed_at', 'is', null)
    // Anonymized accounts have no password. They must stay, because other rows reference them.
    .where('password_hash', 'is not', null)
    .where(sql<Date>`coalesce(signed_up_at, created_at)`, '<', retentionStart)
    .execute();
  await db
    .updateTable('account')
    .set({ sign_up_hash: null })
    .where('sign_up_hash', 'is not', null)
    .where('signed_up_at', '<', retentionStart)
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
    .where('created_at', '<', retentionStart)
    .execute();
}

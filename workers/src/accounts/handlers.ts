import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Handlers } from '@dryrun/runtime/queues';
import type { Kysely } from 'kysely';
import { insertEmail } from '../insert-email.ts';
import { archive } from './archive.ts';
import { collectAccountData } from './collect.ts';
import { eraseAccount } from './erase.ts';
import { claimExport, releaseExport, type ClaimedExport } from './export-rows.ts';

const dayMs = 24 * 3600 * 1000;

export interface AccountsContext {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Handlers of data exports and account deletions. Each is idempotent. */
export function createHandlers({ db, log, clock }: AccountsContext): Handlers<'accounts'> {
  return {
    async export({ exportId }) {
      const claimed = await claimExport(db, exportId);
      if (!claimed) return;
      try {
        const zip = await archive(collectAccountData(db, claimed.accountId));
        await finishExport(db, claimed, zip, clock());
        log.info({ exportId, bytes: zip.length }, 'exported');
      } catch (error) {
        await releaseExport(db, claimed);
        throw error;
      }
    },
    async erase({ accountId }) {
      if (await eraseAccount(db, accountId, clock())) log.info({ accountId }, 'account deleted');
    },
  };
}

async function finishExport(
  db: Kysely<Database>,
  { id, attempt, accountId }: ClaimedExport,
  zip: Buffer,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + limits.exportRetentionDays * dayMs);
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .updateTable('data_export')
      .set({ state: 'ready', archive: zip, expires_at: expiresAt, leased_until: null })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    if (stored.numUpdatedRows === 0n) return; // another worker has claimed the export
    const { email } = await trx
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const data = { expiresAt: expiresAt.toISOString() };
    await insertEmail(trx, 'export-ready', { accountId, recipient: email }, data);
  });
}

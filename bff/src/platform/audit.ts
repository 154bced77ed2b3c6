import type { AdminAction } from '@dryrun/contracts/audit';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';

/** What an admin does. The e-mail of nobody belongs here: rows outlive accounts. */
interface Act {
  /** Who; null for the command line. */
  readonly actorId: string | null;
  readonly act: AdminAction;
  /** On whom. */
  readonly accountId?: string | null;
  /** On what: a promo code, a payment's id, a comment's id, a job. */
  readonly subject?: string;
  /** What is changed, as it was and as it becomes. */
  readonly before?: object;
  readonly after?: object;
  readonly reason?: string;
}

/** Notes an act in the audit log. It takes the act's own transaction, so that neither can be without the other. */
export async function audit(trx: Transaction<Database>, done: Act): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      actor_id: done.actorId,
      act: done.act,
      account_id: done.accountId ?? null,
      subject: done.subject ?? '',
      before: done.before ? JSON.stringify(done.before) : null,
      after: done.after ? JSON.stringify(done.after) : null,
      reason: done.reason ?? '',
    })
    .execute();
}

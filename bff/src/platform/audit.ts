import type { AdminAction } from '@dryrun/contracts/audit';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';

/** An admin action. It must not contain email addresses: rows outlive accounts. */
interface AuditEntry {
  /** The admin; null for the command line. */
  readonly actorId: string | null;
  readonly act: AdminAction;
  /** The affected account. */
  readonly accountId?: string | null;
  /** The affected object: a promo code, payment id, comment id or job. */
  readonly subject?: string;
  /** The changed values, before and after. */
  readonly before?: object;
  readonly after?: object;
  readonly reason?: string;
}

/** Writes an audit log entry, in the transaction of the action itself. */
export async function audit(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      actor_id: entry.actorId,
      act: entry.act,
      account_id: entry.accountId ?? null,
      subject: entry.subject ?? '',
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      reason: entry.reason ?? '',
    })
    .execute();
}

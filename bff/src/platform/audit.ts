import type { AdminAction } from '@dryrun/contracts/audit';
import type { Database } from '@dryrun/migrations/database';
import type { Transaction } from 'kysely';

/** Must not contain email addresses, because rows outlive accounts. */
interface AuditEntry {
  /** Null for a change from the command line. */
  readonly actorId: string | null;
  readonly act: AdminAction;
  readonly accountId?: string | null;
  /** A promo code, payment id, comment id or job. */
  readonly subject?: string;
  readonly before?: object;
  readonly after?: object;
  readonly reason?: string;
}

/** Writes to the audit log in the transaction of the action itself. */
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

import type { Database } from '@dryrun/migrations/database';
import { sql, type Transaction } from 'kysely';

/**
 * Waits for the lock of this name and holds it until the transaction ends. A later statement of the transaction sees
 * what former holders have committed.
 */
export async function lockUntilCommit(transaction: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

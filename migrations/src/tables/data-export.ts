import type { Generated } from 'kysely';

/**
 * A ZIP of all data of an account. `queued` → `running` (leased) → `ready` with `archive` until `expires_at`, or `failed`
 * after the last attempt. Expired rows are deleted.
 */
export interface DataExportTable {
  id: Generated<string>;
  account_id: string;
  state: Generated<'queued' | 'running' | 'ready' | 'failed'>;
  attempt: Generated<number>;
  leased_until: Date | null;
  requested_at: Generated<Date>;
  expires_at: Date | null;
  archive: Buffer | null;
}

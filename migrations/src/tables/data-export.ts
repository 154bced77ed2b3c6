import type { Generated } from 'kysely';

/**
 * All of a person's data as a ZIP. Its life: `queued` → `running` (leased) → `ready` with `archive` until `expires_at`, or
 * `failed` after the last attempt. A row past its end is deleted.
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

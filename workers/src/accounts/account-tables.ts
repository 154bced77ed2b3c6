import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

/** A table with rows of accounts, by the column that points at the account. */
export interface AccountTable {
  readonly table: string;
  readonly column: string;
  /** Whether its rows go with the account (`on delete cascade`); all others outlive it, without the person's name. */
  readonly isErased: boolean;
}

/**
 * Every table that points at an account, from the database's own foreign keys: whoever makes a table decides there what
 * becomes of its rows, and none can be forgotten here.
 */
export async function listAccountTables(db: Kysely<Database>): Promise<readonly AccountTable[]> {
  const { rows } = await sql<AccountTable>`
    select pg_constraint.conrelid::regclass::text as "table", pg_attribute.attname as "column",
      pg_constraint.confdeltype = 'c' as "isErased"
    from pg_constraint
    join pg_attribute on pg_attribute.attrelid = pg_constraint.conrelid
      and pg_attribute.attnum = pg_constraint.conkey[1]
    where pg_constraint.contype = 'f' and pg_constraint.confrelid = 'account'::regclass
    order by 1, 2`.execute(db);
  return rows;
}

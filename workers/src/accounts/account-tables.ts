import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';

export interface AccountTable {
  readonly table: string;
  readonly column: string;
  /** True for `on delete cascade`. Other rows remain, without personal data. */
  readonly isErased: boolean;
}

/** Lists the tables with a foreign key to `account` from the database's catalog, so that none is forgotten. */
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

import { sql, type Kysely } from 'kysely';

/** When an account was erased. Its payments and invoices are deleted six years later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column erased_at timestamptz`.execute(db);
  // The time of earlier erasures is unknown, so their six years begin now.
  await sql`update account set erased_at = now() where email like 'deleted-%@deleted.invalid'`.execute(db);
  await sql`create index account_erased on account (erased_at) where erased_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column erased_at`.execute(db);
}

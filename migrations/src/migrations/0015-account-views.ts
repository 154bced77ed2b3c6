import { sql, type Kysely } from 'kysely';

/** The admin's session that opened a read-only view of an account. The view ends with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table token add column admin_session_id uuid references token on delete cascade`.execute(db);
  await sql`
    create index token_admin_session on token (admin_session_id) where admin_session_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // Without the column, these would be ordinary sessions.
  await sql`delete from token where admin_session_id is not null`.execute(db);
  await sql`alter table token drop column admin_session_id`.execute(db);
}

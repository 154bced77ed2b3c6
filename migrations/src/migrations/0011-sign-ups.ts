import { sql, type Kysely } from 'kysely';

/** Password hash of a sign-up with the email of a confirmed account, and the time of the latest sign-up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column sign_up_hash text, add column signed_up_at timestamptz`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column sign_up_hash, drop column signed_up_at`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What was chosen at a sign-up with the e-mail of an account that is confirmed, and when somebody last signed up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column sign_up_hash text, add column signed_up_at timestamptz`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column sign_up_hash, drop column signed_up_at`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The template that a draft started from; null if unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draft add column template text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draft drop column template`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The tab of a coding lesson that was opened last; null for the question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enrollment add column last_section text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enrollment drop column last_section`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What was bought, in the words of that day: several courses can be sold, and a receipt keeps its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column description text not null default ''`.execute(db);
  // Until now there was one course to buy.
  await sql`update payment set description = 'Coding interview course'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment drop column description`.execute(db);
}

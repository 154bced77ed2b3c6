import { sql, type Kysely } from 'kysely';

/** Description of the purchase at the time of payment, so receipts don't change later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column description text not null default ''`.execute(db);
  // Until now there was only one course.
  await sql`update payment set description = 'Coding interview course'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment drop column description`.execute(db);
}

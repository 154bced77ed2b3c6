import { sql, type Kysely } from 'kysely';

/** Where a buyer was and what tax the card processor calculated for it: the evidence that tax law asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      add column tax_calculation_id text,
      add column ip_country text,
      add column billing_address text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      drop column tax_calculation_id,
      drop column ip_country,
      drop column billing_address`.execute(db);
}

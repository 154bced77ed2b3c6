import { sql, type Kysely } from 'kysely';

/** Evidence of the buyer's location and of Stripe's tax calculation, as required by tax law. */
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

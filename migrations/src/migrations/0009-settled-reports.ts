import { sql, type Kysely } from 'kysely';

/** Keeps resolved reports, so that a decision can be reverted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comment_report add column settled_at timestamptz`.execute(db);
  await sql`create index comment_report_open on comment_report (comment_id) where settled_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from comment_report where settled_at is not null`.execute(db);
  await sql`alter table comment_report drop column settled_at`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Adds examples that learners write before they code. Safe while the old version runs: its own kinds stay allowed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table practice_event drop constraint practice_event_kind_check`.execute(db);
  await sql`alter table practice_event add constraint practice_event_kind_check
    check (kind in ('diagnosis', 'break', 'suite', 'prediction', 'example'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from practice_event where kind = 'example'`.execute(db);
  await sql`alter table practice_event drop constraint practice_event_kind_check`.execute(db);
  await sql`alter table practice_event add constraint practice_event_kind_check
    check (kind in ('diagnosis', 'break', 'suite', 'prediction'))`.execute(db);
}

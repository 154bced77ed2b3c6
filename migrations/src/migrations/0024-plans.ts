import { sql, type Kysely } from 'kysely';

/** Study plans. The day of the interview is in `memory_plan`, the time zone in `account`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan (
      account_id uuid primary key references account on delete cascade,
      minutes jsonb not null,
      started_on text not null check (started_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      placement jsonb,
      computed_on text not null check (computed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      computed_at timestamptz not null,
      content jsonb not null,
      calendar_hash bytea unique,
      calendar_created_at timestamptz,
      check ((calendar_hash is null) = (calendar_created_at is null))
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table plan`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Records the learners' practice, as the source of memory, plans and analytics. Rows are only inserted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table practice_event (
      id bigint generated always as identity primary key,
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      question_id integer not null,
      kind text not null check (kind in ('diagnosis', 'break', 'suite', 'prediction')),
      ref text not null check (length(ref) <= 200),
      problem_version text not null,
      outcome text not null check (length(outcome) <= 40),
      ms integer check (ms >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index practice_event_listed on practice_event (account_id, created_at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table practice_event`.execute(db);
}

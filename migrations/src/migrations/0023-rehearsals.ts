import { sql, type Kysely } from 'kysely';

/** Interview rehearsals. Times in `at_ms` are milliseconds since `started_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rehearsal (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      question_id integer not null,
      lang text not null check (lang in ('java', 'python3', 'c_cpp')),
      follow_up integer not null,
      stage text not null default 'clarify',
      started_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('learner', 'time')),
      code text not null,
      edit_count integer not null default 0,
      log_bytes integer not null default 0,
      writer uuid,
      notes jsonb not null,
      rubric jsonb not null,
      own_tests jsonb,
      share_hash bytea unique,
      check ((ended_at is null) = (end_reason is null))
    )`.execute(db);
  await sql`create unique index rehearsal_running on rehearsal (account_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index rehearsal_listed on rehearsal (account_id, started_at desc)`.execute(db);
  await sql`
    create table rehearsal_event (
      id bigint generated always as identity primary key,
      rehearsal_id uuid not null references rehearsal on delete cascade,
      kind text not null check (kind in
        ('stage', 'question', 'examples', 'run', 'submit', 'verdict', 'away', 'solution', 'fault')),
      at_ms integer not null check (at_ms >= 0),
      ref uuid,
      data jsonb not null
    )`.execute(db);
  await sql`create index rehearsal_event_listed on rehearsal_event (rehearsal_id, id)`.execute(db);
  await sql`create unique index rehearsal_event_ref on rehearsal_event (rehearsal_id, kind, ref)
    where ref is not null`.execute(db);
  await sql`
    create table rehearsal_edits (
      rehearsal_id uuid not null references rehearsal on delete cascade,
      first integer not null check (first >= 0),
      is_merged boolean not null,
      edits bytea not null,
      primary key (rehearsal_id, first)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rehearsal_edits`.execute(db);
  await sql`drop table rehearsal_event`.execute(db);
  await sql`drop table rehearsal`.execute(db);
}

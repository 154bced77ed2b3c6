import { sql, type Kysely } from 'kysely';

/** Mistakes that come back as small exercises, their reviews, and when the learner has an interview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memory_item (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      lesson_id integer not null,
      kind text not null check (kind in ('quiz', 'counterexample', 'solve-again', 'break')),
      key text not null check (length(key) <= 200),
      submission_id uuid references submission on delete cascade,
      stability double precision not null,
      difficulty double precision not null,
      reps integer not null,
      lapses integer not null,
      last_review_at timestamptz not null,
      scheduled_at timestamptz not null,
      due timestamptz not null,
      opened_at timestamptz,
      created_at timestamptz not null default now(),
      unique (account_id, kind, lesson_id, key)
    )`.execute(db);
  await sql`create index memory_item_due on memory_item (account_id, due)`.execute(db);
  await sql`create index memory_item_opened on memory_item (account_id) where opened_at is not null`.execute(
    db,
  );
  await sql`create index memory_item_submission on memory_item (submission_id) where submission_id is not null`.execute(
    db,
  );
  await sql`
    create table memory_review (
      id bigint generated always as identity primary key,
      account_id uuid not null references account on delete cascade,
      item_id uuid not null references memory_item on delete cascade,
      operation_id uuid not null,
      result text not null check (result in ('right', 'helped', 'wrong')),
      answer text check (length(answer) <= 4000),
      reviewed_at timestamptz not null,
      due timestamptz not null,
      created_at timestamptz not null default now(),
      unique (account_id, operation_id)
    )`.execute(db);
  await sql`create index memory_review_item on memory_review (item_id)`.execute(db);
  await sql`create index memory_review_listed on memory_review (account_id, reviewed_at desc)`.execute(db);
  await sql`
    create table memory_plan (
      account_id uuid primary key references account on delete cascade,
      interview_on text check (interview_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      collected_at timestamptz
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table memory_plan`.execute(db);
  await sql`drop table memory_review`.execute(db);
  await sql`drop table memory_item`.execute(db);
}

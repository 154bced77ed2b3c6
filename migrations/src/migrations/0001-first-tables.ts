import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      email_key text not null unique,
      name text not null,
      image_url text,
      role text not null default 'user' check (role in ('user', 'admin')),
      password_hash text,
      confirmed_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table token (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      kind text not null check (kind in ('session')),
      hash bytea not null unique,
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index token_account on token (account_id)`.execute(db);
  await sql`
    create table enrollment (
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      enrolled_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_lesson_id integer,
      primary key (account_id, course_id)
    )`.execute(db);
  await sql`
    create table lesson_progress (
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      lesson_id integer not null,
      completed_at timestamptz not null default now(),
      primary key (account_id, course_id, lesson_id)
    )`.execute(db);
  await createJudged(db, 'run', sql`cases jsonb not null`);
  await createJudged(
    db,
    'submission',
    sql`status_msg text, runtime_ms double precision, memory_kb integer, tests_passed integer, tests_total integer`,
  );
  await sql`create index run_finished on run (created_at) where state = 'finished'`.execute(db);
  await sql`create index submission_listed on submission (account_id, question_id, created_at desc, id desc)`.execute(
    db,
  );
  await grantToJudge(db);
}

async function createJudged(
  db: Kysely<unknown>,
  table: string,
  columns: ReturnType<typeof sql>,
): Promise<void> {
  const name = sql.id(table);
  await sql`
    create table ${name} (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      question_id integer not null,
      lang text not null check (lang in ('java', 'python3', 'c_cpp')),
      typed_code text not null,
      request_hash bytea not null,
      state text not null default 'queued' check (state in ('queued', 'running', 'finished')),
      attempt integer not null default 0,
      leased_until timestamptz,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      result jsonb,
      ${columns}
    )`.execute(db);
  await sql`create index ${sql.id(`${table}_open`)} on ${name} (account_id, question_id) where state <> 'finished'`.execute(
    db,
  );
  await sql`create index ${sql.id(`${table}_unfinished`)} on ${name} (created_at) where state <> 'finished'`.execute(
    db,
  );
}

/** The judge runs untrusted code, so its login is a member of this role with minimal grants. */
async function grantToJudge(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      create role dryrun_judge nologin;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  await sql`grant select, update, delete on run, submission to dryrun_judge`.execute(db);
  await sql`grant select (account_id, course_id, expires_at) on enrollment to dryrun_judge`.execute(db);
  await sql`grant select, insert on lesson_progress to dryrun_judge`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submission', 'run', 'lesson_progress', 'enrollment', 'token', 'account']) {
    await sql`drop table ${sql.id(table)}`.execute(db);
  }
}

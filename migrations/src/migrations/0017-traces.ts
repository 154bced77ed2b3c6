import { sql, type Kysely } from 'kysely';

/** Recordings of a learner's program. `json` keeps the text: jsonb would write 1e300 as 301 digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trace (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      question_id integer not null,
      lang text not null check (lang in ('java', 'python3', 'c_cpp')),
      typed_code text not null,
      input jsonb not null,
      from_step integer,
      request_hash bytea not null,
      state text not null default 'queued' check (state in ('queued', 'running', 'finished')),
      attempt integer not null default 0,
      leased_until timestamptz,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      result json check (octet_length(result::text) <= 2097152)
    )`.execute(db);
  await sql`create index trace_listed on trace (account_id, created_at desc)`.execute(db);
  await sql`create index trace_unfinished on trace (created_at) where state <> 'finished'`.execute(db);
  await sql`create index trace_created on trace (created_at)`.execute(db);
  await sql`grant select, update, delete on trace to dryrun_judge`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table trace`.execute(db);
}

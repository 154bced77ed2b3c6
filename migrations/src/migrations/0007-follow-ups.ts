import { sql, type Kysely } from 'kysely';

/** The judge itself queues counterexamples. Also stores the verdicts of programs near their time limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table follow_up (
      submission_id uuid not null references submission on delete cascade,
      kind text not null check (kind in ('counterexample', 'complexity')),
      state text not null default 'queued' check (state in ('queued', 'running', 'finished')),
      attempt integer not null default 0,
      leased_until timestamptz,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      claimed text,
      spent_ms integer not null default 0,
      result jsonb,
      primary key (submission_id, kind)
    )`.execute(db);
  await sql`create index follow_up_unfinished on follow_up (created_at) where state <> 'finished'`.execute(
    db,
  );
  await sql`
    create table borderline_verdict (
      question_id integer not null,
      request_hash bytea not null,
      judge_version text not null,
      result jsonb not null,
      created_at timestamptz not null default now(),
      primary key (question_id, request_hash, judge_version)
    )`.execute(db);
  await sql`grant select, insert, update on follow_up to dryrun_judge`.execute(db);
  await sql`grant select, insert on borderline_verdict to dryrun_judge`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table borderline_verdict`.execute(db);
  await sql`drop table follow_up`.execute(db);
}

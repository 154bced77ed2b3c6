import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment (
      id uuid primary key default gen_random_uuid(),
      post_id integer not null,
      account_id uuid references account on delete set null,
      parent_id uuid references comment on delete cascade,
      reply_to_id uuid references comment on delete set null,
      content text not null,
      state text not null default 'published'
        check (state in ('published', 'awaiting_review', 'hidden', 'deleted')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index comment_post on comment (post_id, created_at)`.execute(db);
  await sql`create index comment_parent on comment (parent_id)`.execute(db);
  await sql`create index comment_reply_to on comment (reply_to_id)`.execute(db);
  await sql`create index comment_account on comment (account_id, created_at)`.execute(db);
  await sql`create index comment_review on comment (created_at) where state in ('awaiting_review', 'hidden')`.execute(
    db,
  );
  await sql`
    create table comment_revision (
      id uuid primary key default gen_random_uuid(),
      comment_id uuid not null references comment on delete cascade,
      content text not null,
      replaced_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index comment_revision_comment on comment_revision (comment_id, replaced_at desc)`.execute(
    db,
  );
  await sql`
    create table comment_report (
      comment_id uuid not null references comment on delete cascade,
      account_id uuid not null references account on delete cascade,
      reason text not null check (reason in ('spam', 'abuse', 'other')),
      created_at timestamptz not null default now(),
      primary key (comment_id, account_id)
    )`.execute(db);
  await sql`
    create table comment_ban (
      account_id uuid primary key references account on delete cascade,
      reason text not null check (reason <> ''),
      created_at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['comment_ban', 'comment_report', 'comment_revision', 'comment']) {
    await sql`drop table ${sql.id(table)}`.execute(db);
  }
}

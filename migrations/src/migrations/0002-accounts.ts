import { sql, type Kysely } from 'kysely';

const linkKinds = sql`'session', 'confirm-email', 'account-recovery', 'email-change', 'undo-deletion'`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column time_zone text,
      add column terms_version text,
      add column terms_accepted_at timestamptz`.execute(db);
  await sql`
    alter table token
      drop constraint token_kind_check,
      add constraint token_kind_check check (kind in (${linkKinds})),
      add column spent_at timestamptz,
      add column email text,
      add column password_hash text,
      add column user_agent text,
      add column address text`.execute(db);
  await sql`create index token_expired on token (expires_at)`.execute(db);
  await sql`
    create table social_login (
      provider text not null check (provider in ('google', 'github')),
      subject text not null,
      account_id uuid not null references account on delete cascade,
      email text not null,
      linked_at timestamptz not null default now(),
      primary key (provider, subject),
      unique (account_id, provider)
    )`.execute(db);
  await sql`
    create table avatar (
      account_id uuid primary key references account on delete cascade,
      file_name text not null unique,
      image bytea not null
    )`.execute(db);
  await createMail(db);
  await sql`
    create table data_export (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      state text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
      attempt integer not null default 0,
      leased_until timestamptz,
      requested_at timestamptz not null default now(),
      expires_at timestamptz,
      archive bytea
    )`.execute(db);
  await sql`create index data_export_account on data_export (account_id, requested_at desc)`.execute(db);
  await sql`create index data_export_unfinished on data_export (requested_at) where state in ('queued', 'running')`.execute(
    db,
  );
  await sql`
    create table account_deletion (
      account_id uuid primary key references account on delete cascade,
      deletes_comments boolean not null,
      requested_at timestamptz not null default now(),
      deletes_at timestamptz not null
    )`.execute(db);
}

async function createMail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id uuid primary key default gen_random_uuid(),
      account_id uuid references account on delete set null,
      recipient text not null,
      template text not null,
      data jsonb not null,
      repeat_key text unique,
      state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'declined', 'failed')),
      attempt integer not null default 0,
      leased_until timestamptz,
      created_at timestamptz not null default now(),
      send_after timestamptz not null default now(),
      sent_at timestamptz,
      rendered jsonb
    )`.execute(db);
  await sql`create index mail_unsent on mail (send_after) where state in ('queued', 'sending')`.execute(db);
  await sql`create index mail_account on mail (account_id)`.execute(db);
  await sql`
    create table declined_mail (
      account_id uuid not null references account on delete cascade,
      kind text not null,
      primary key (account_id, kind)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'account_deletion',
    'data_export',
    'declined_mail',
    'mail',
    'avatar',
    'social_login',
  ]) {
    await sql`drop table ${sql.id(table)}`.execute(db);
  }
  await sql`delete from token where kind <> 'session'`.execute(db);
  await sql`drop index token_expired`.execute(db);
  await sql`
    alter table token
      drop constraint token_kind_check,
      add constraint token_kind_check check (kind in ('session')),
      drop column spent_at,
      drop column email,
      drop column password_hash,
      drop column user_agent,
      drop column address`.execute(db);
  await sql`
    alter table account drop column time_zone, drop column terms_version, drop column terms_accepted_at`.execute(
    db,
  );
}

import { sql, type Kysely } from 'kysely';

const emailStates = sql`'queued', 'sending', 'sent', 'declined', 'failed'`;

/**
 * Indexes are for the admin lists (newest first, and by email prefix).
 * Safe while the old version runs: the two replaced checks only allow more values.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAuditEntry(db);
  await sql`
    alter table mail
      add column last_error text,
      drop constraint mail_state_check,
      add constraint mail_state_check check (state in (${emailStates}, 'dropped'))`.execute(db);
  await sql`
    alter table refund
      drop constraint refund_origin_check,
      add constraint refund_origin_check check (origin in ('buyer', 'duplicate', 'processor', 'admin'))`.execute(
    db,
  );
  await sql`
    create unique index refund_by_admin on refund (payment_id)
      where origin = 'admin' and state <> 'failed'`.execute(db);
  for (const { name, on } of indexes) await sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
}

/** Scanned backward for newest first. */
const indexes = [
  { name: 'account_newest', on: 'account (created_at, id)' },
  { name: 'account_email', on: 'account (email_key text_pattern_ops)' },
  { name: 'account_admins', on: "account (created_at, id) where role = 'admin'" },
  { name: 'account_unconfirmed', on: 'account (created_at, id) where confirmed_at is null' },
  { name: 'enrollment_newest', on: 'enrollment (enrolled_at, account_id, course_id)' },
  { name: 'payment_newest', on: 'payment (created_at, id)' },
  { name: 'payment_state', on: 'payment (state, created_at, id)' },
  { name: 'refund_newest', on: 'refund (requested_at, id)' },
  { name: 'refund_of_payment', on: 'refund (payment_id)' },
  { name: 'mail_newest', on: 'mail (created_at, id)' },
  { name: 'mail_state', on: 'mail (state, created_at, id)' },
  { name: 'mail_template', on: 'mail (template, created_at, id)' },
  { name: 'mail_recipient', on: 'mail (lower(recipient) text_pattern_ops, created_at, id)' },
  { name: 'submission_judged', on: "submission (finished_at) where state = 'finished'" },
] as const;

/** The audit log is append-only: a trigger rejects updates and deletes, even by the owner. */
async function createAuditEntry(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null default clock_timestamp(),
      actor_id uuid references account,
      act text not null,
      account_id uuid references account,
      subject text not null default '',
      before jsonb,
      after jsonb,
      reason text not null default ''
    )`.execute(db);
  await sql`create index audit_entry_newest on audit_entry (at, id)`.execute(db);
  await sql`create index audit_entry_actor on audit_entry (actor_id, at, id)`.execute(db);
  await sql`create index audit_entry_account on audit_entry (account_id, at, id)`.execute(db);
  await sql`create index audit_entry_act on audit_entry (act, at, id)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only added to';
    end $$`.execute(db);
  await sql`
    create trigger audit_entry_kept before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await sql`drop index refund_by_admin`.execute(db);
  await sql`update refund set origin = 'processor' where origin = 'admin'`.execute(db);
  await sql`
    alter table refund
      drop constraint refund_origin_check,
      add constraint refund_origin_check check (origin in ('buyer', 'duplicate', 'processor'))`.execute(db);
  await sql`update mail set state = 'failed' where state = 'dropped'`.execute(db);
  await sql`
    alter table mail
      drop column last_error,
      drop constraint mail_state_check,
      add constraint mail_state_check check (state in (${emailStates}))`.execute(db);
  await sql`drop table audit_entry`.execute(db);
  await sql`drop function refuse_audit_change`.execute(db);
}

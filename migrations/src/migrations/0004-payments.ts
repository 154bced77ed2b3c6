import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPromoCode(db);
  await createPayment(db);
  await createRefund(db);
  await createInvoice(db);
  await sql`
    create table webhook_event (
      id text primary key,
      type text not null,
      intent_id text,
      received_at timestamptz not null default now(),
      handled_at timestamptz
    )`.execute(db);
  await sql`create index webhook_event_unhandled on webhook_event (received_at) where handled_at is null`.execute(
    db,
  );
  await sql`
    create table reading_time (
      account_id uuid not null references account on delete cascade,
      course_id integer not null,
      seconds integer not null default 0,
      seen_at timestamptz not null,
      primary key (account_id, course_id)
    )`.execute(db);
  await sql`create index enrollment_expires on enrollment (expires_at)`.execute(db);
}

async function createPromoCode(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promo_code (
      id uuid primary key default gen_random_uuid(),
      code text not null unique check (code = upper(code)),
      fraction double precision check (fraction > 0 and fraction <= 1),
      off_cents integer check (off_cents > 0),
      valid_from timestamptz,
      valid_until timestamptz,
      max_uses integer check (max_uses > 0),
      max_uses_per_buyer integer check (max_uses_per_buyer > 0),
      course_ids jsonb,
      first_purchase_only boolean not null default false,
      is_link boolean not null default false,
      note text not null default '',
      created_at timestamptz not null default now(),
      check ((fraction is null) <> (off_cents is null))
    )`.execute(db);
}

/** Payments and invoices must be kept, so an account with payments is anonymized and never deleted. */
async function createPayment(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account,
      course_ids jsonb not null,
      is_extension boolean not null default false,
      promo_code_id uuid references promo_code,
      intent_id text unique,
      state text not null default 'open' check (state in ('open', 'paid', 'canceled', 'refunded')),
      list_cents integer not null,
      course_discount_cents integer not null,
      promo_discount_cents integer not null,
      tax_cents integer not null,
      tax_name text,
      tax_percent double precision not null default 0,
      amount_cents integer not null check (amount_cents >= 0),
      consent_text text,
      terms_version text not null,
      last_error text,
      polls integer not null default 0,
      card_brand text,
      card_last4 text,
      card_country text,
      created_at timestamptz not null default now(),
      paid_at timestamptz,
      access_from timestamptz,
      access_until timestamptz,
      is_duplicate boolean not null default false,
      refunded_cents integer not null default 0,
      disputed_at timestamptz,
      dispute_lost_at timestamptz
    )`.execute(db);
  await sql`
    create unique index payment_open on payment
      (account_id, course_ids, is_extension, coalesce(promo_code_id, '00000000-0000-0000-0000-000000000000'))
      where state = 'open'`.execute(db);
  await sql`create index payment_account on payment (account_id, created_at desc)`.execute(db);
  await sql`
    create table promo_use (
      payment_id uuid primary key references payment on delete cascade,
      promo_code_id uuid not null references promo_code,
      account_id uuid not null references account,
      state text not null check (state in ('reserved', 'used')),
      reserved_until timestamptz not null
    )`.execute(db);
  await sql`create index promo_use_code on promo_use (promo_code_id)`.execute(db);
}

async function createRefund(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payment,
      origin text not null check (origin in ('buyer', 'duplicate', 'processor')),
      state text not null check (state in ('requested', 'approved', 'pending', 'succeeded', 'failed', 'rejected')),
      amount_cents integer not null check (amount_cents > 0),
      reason text not null default '',
      answer text,
      finished_lessons integer,
      reading_minutes integer,
      processor_refund_id text unique,
      requested_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by uuid references account on delete set null,
      finished_at timestamptz
    )`.execute(db);
  await sql`
    create unique index refund_asked on refund (payment_id)
      where origin in ('buyer', 'duplicate') and state <> 'failed'`.execute(db);
  await sql`create index refund_waiting on refund (requested_at) where state in ('requested', 'approved', 'pending')`.execute(
    db,
  );
}

async function createInvoice(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoice_counter (year integer primary key, last integer not null)`.execute(db);
  await sql`
    create table invoice (
      id uuid primary key default gen_random_uuid(),
      number text not null unique,
      kind text not null check (kind in ('invoice', 'credit note')),
      payment_id uuid not null references payment,
      refund_id uuid unique references refund,
      billing_name text not null,
      billing_address text not null default '',
      tax_id text not null default '',
      pdf bytea,
      issued_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index invoice_of_payment on invoice (payment_id) where kind = 'invoice'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index enrollment_expires`.execute(db);
  for (const table of [
    'reading_time',
    'webhook_event',
    'invoice',
    'invoice_counter',
    'refund',
    'promo_use',
    'payment',
    'promo_code',
  ]) {
    await sql`drop table ${sql.id(table)}`.execute(db);
  }
}

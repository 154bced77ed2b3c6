import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from './database.ts';
import { freshDatabase, type FreshDatabase } from './testing.ts';

type PgType<T> = [T] extends [string]
  ? 'text' | 'uuid'
  : [T] extends [number]
    ? 'integer' | 'double precision'
    : [T] extends [Date]
      ? 'timestamp with time zone'
      : [T] extends [Uint8Array]
        ? 'bytea'
        : [T] extends [boolean]
          ? 'boolean'
          : 'jsonb' | 'json';

type MayBeNull<T> = null extends T ? ' null' : '';
type HasDefault<Row, C extends keyof Row> = null extends Selectable<Row>[C & keyof Selectable<Row>]
  ? ''
  : C extends keyof Insertable<Row>
    ? undefined extends Insertable<Row>[C]
      ? ' default'
      : ''
    : ' default';

/** Expected columns of a row type. A missing or extra column is a compile error. */
type Columns<Row> = {
  [
    C in keyof Row & keyof Selectable<Row>
  ]: `${PgType<NonNullable<Selectable<Row>[C]>>}${MayBeNull<Selectable<Row>[C]>}${HasDefault<Row, C>}`;
};

const time = 'timestamp with time zone';
const judgingColumns = {
  id: 'uuid default',
  account_id: 'uuid',
  course_id: 'integer',
  question_id: 'integer',
  lang: 'text',
  typed_code: 'text',
  request_hash: 'bytea',
  state: 'text default',
  attempt: 'integer default',
  leased_until: `${time} null`,
  created_at: `${time} default`,
  started_at: `${time} null`,
  finished_at: `${time} null`,
  result: 'jsonb null',
} as const;

const tables: { [T in keyof Database]: Columns<Database[T]> } = {
  account: {
    id: 'uuid default',
    email: 'text',
    email_key: 'text',
    name: 'text',
    image_url: 'text null',
    role: 'text default',
    password_hash: 'text null',
    confirmed_at: `${time} null`,
    created_at: `${time} default`,
    time_zone: 'text null',
    terms_version: 'text null',
    terms_accepted_at: `${time} null`,
    sign_up_hash: 'text null',
    signed_up_at: `${time} null`,
    erased_at: `${time} null`,
  },
  token: {
    id: 'uuid default',
    account_id: 'uuid',
    kind: 'text',
    hash: 'bytea',
    created_at: `${time} default`,
    used_at: `${time} default`,
    expires_at: time,
    spent_at: `${time} null`,
    email: 'text null',
    password_hash: 'text null',
    user_agent: 'text null',
    address: 'text null',
    admin_session_id: 'uuid null',
  },
  enrollment: {
    account_id: 'uuid',
    course_id: 'integer',
    enrolled_at: `${time} default`,
    expires_at: time,
    last_lesson_id: 'integer null',
    last_section: 'text null',
  },
  lesson_progress: {
    account_id: 'uuid',
    course_id: 'integer',
    lesson_id: 'integer',
    completed_at: `${time} default`,
  },
  note: {
    account_id: 'uuid',
    course_id: 'integer',
    lesson_id: 'integer',
    content: 'text',
    updated_at: `${time} default`,
  },
  bookmark: {
    account_id: 'uuid',
    course_id: 'integer',
    lesson_id: 'integer',
    created_at: `${time} default`,
  },
  quiz_result: {
    account_id: 'uuid',
    course_id: 'integer',
    lesson_id: 'integer',
    quiz_id: 'text',
    answers: 'jsonb',
    is_correct: 'boolean',
    submitted_at: `${time} default`,
  },
  run: { ...judgingColumns, cases: 'jsonb' },
  submission: {
    ...judgingColumns,
    status_msg: 'text null',
    runtime_ms: 'double precision null',
    memory_kb: 'integer null',
    tests_passed: 'integer null',
    tests_total: 'integer null',
  },
  draft: {
    account_id: 'uuid',
    question_id: 'integer',
    lang: 'text',
    typed_code: 'text null',
    revision: 'integer default',
    edited_at: time,
    created_at: `${time} default`,
  },
  draft_version: {
    id: 'uuid default',
    account_id: 'uuid',
    question_id: 'integer',
    lang: 'text',
    typed_code: 'text',
    edited_at: time,
  },
  follow_up: {
    submission_id: 'uuid',
    kind: 'text',
    state: 'text default',
    attempt: 'integer default',
    leased_until: `${time} null`,
    created_at: `${time} default`,
    finished_at: `${time} null`,
    claimed: 'text null',
    spent_ms: 'integer default',
    result: 'jsonb null',
  },
  trace: {
    ...judgingColumns,
    input: 'jsonb',
    from_step: 'integer null',
    result: 'json null',
  },
  borderline_verdict: {
    question_id: 'integer',
    request_hash: 'bytea',
    judge_version: 'text',
    result: 'jsonb',
    created_at: `${time} default`,
  },
  social_login: {
    provider: 'text',
    subject: 'text',
    account_id: 'uuid',
    email: 'text',
    linked_at: `${time} default`,
  },
  avatar: { account_id: 'uuid', file_name: 'text', image: 'bytea' },
  mail: {
    id: 'uuid default',
    account_id: 'uuid null',
    recipient: 'text',
    template: 'text',
    data: 'jsonb',
    repeat_key: 'text null',
    state: 'text default',
    attempt: 'integer default',
    leased_until: `${time} null`,
    created_at: `${time} default`,
    send_after: `${time} default`,
    sent_at: `${time} null`,
    rendered: 'jsonb null',
    last_error: 'text null',
  },
  declined_mail: { account_id: 'uuid', kind: 'text' },
  data_export: {
    id: 'uuid default',
    account_id: 'uuid',
    state: 'text default',
    attempt: 'integer default',
    leased_until: `${time} null`,
    requested_at: `${time} default`,
    expires_at: `${time} null`,
    archive: 'bytea null',
  },
  account_deletion: {
    account_id: 'uuid',
    deletes_comments: 'boolean',
    requested_at: `${time} default`,
    deletes_at: time,
  },
  promo_code: {
    id: 'uuid default',
    code: 'text',
    fraction: 'double precision null',
    off_cents: 'integer null',
    valid_from: `${time} null`,
    valid_until: `${time} null`,
    max_uses: 'integer null',
    max_uses_per_buyer: 'integer null',
    course_ids: 'jsonb null',
    first_purchase_only: 'boolean default',
    is_link: 'boolean default',
    note: 'text default',
    created_at: `${time} default`,
  },
  promo_use: {
    payment_id: 'uuid',
    promo_code_id: 'uuid',
    account_id: 'uuid',
    state: 'text',
    reserved_until: time,
  },
  payment: {
    id: 'uuid default',
    account_id: 'uuid',
    course_ids: 'jsonb',
    description: 'text default',
    is_extension: 'boolean default',
    promo_code_id: 'uuid null',
    intent_id: 'text null',
    state: 'text default',
    list_cents: 'integer',
    course_discount_cents: 'integer',
    promo_discount_cents: 'integer',
    tax_cents: 'integer',
    tax_name: 'text null',
    tax_calculation_id: 'text null',
    tax_percent: 'double precision default',
    amount_cents: 'integer',
    consent_text: 'text null',
    terms_version: 'text',
    last_error: 'text null',
    polls: 'integer default',
    card_brand: 'text null',
    card_last4: 'text null',
    card_country: 'text null',
    ip_country: 'text null',
    billing_address: 'text null',
    created_at: `${time} default`,
    paid_at: `${time} null`,
    access_from: `${time} null`,
    access_until: `${time} null`,
    is_duplicate: 'boolean default',
    refunded_cents: 'integer default',
    disputed_at: `${time} null`,
    dispute_lost_at: `${time} null`,
  },
  refund: {
    id: 'uuid default',
    payment_id: 'uuid',
    origin: 'text',
    state: 'text',
    amount_cents: 'integer',
    reason: 'text default',
    answer: 'text null',
    finished_lessons: 'integer null',
    reading_minutes: 'integer null',
    processor_refund_id: 'text null',
    requested_at: `${time} default`,
    decided_at: `${time} null`,
    decided_by: 'uuid null',
    finished_at: `${time} null`,
  },
  invoice: {
    id: 'uuid default',
    number: 'text',
    kind: 'text',
    payment_id: 'uuid',
    refund_id: 'uuid null',
    billing_name: 'text',
    billing_address: 'text default',
    tax_id: 'text default',
    pdf: 'bytea null',
    issued_at: `${time} default`,
  },
  invoice_counter: { year: 'integer', last: 'integer' },
  webhook_event: {
    id: 'text',
    type: 'text',
    intent_id: 'text null',
    received_at: `${time} default`,
    handled_at: `${time} null`,
  },
  reading_time: { account_id: 'uuid', course_id: 'integer', seconds: 'integer default', seen_at: time },
  comment: {
    id: 'uuid default',
    post_id: 'integer',
    account_id: 'uuid null',
    parent_id: 'uuid null',
    reply_to_id: 'uuid null',
    content: 'text',
    state: 'text default',
    created_at: `${time} default`,
    updated_at: `${time} default`,
  },
  comment_revision: {
    id: 'uuid default',
    comment_id: 'uuid',
    content: 'text',
    replaced_at: `${time} default`,
  },
  comment_report: {
    comment_id: 'uuid',
    account_id: 'uuid',
    reason: 'text',
    created_at: `${time} default`,
    settled_at: `${time} null`,
  },
  comment_ban: { account_id: 'uuid', reason: 'text', created_at: `${time} default` },
  audit_entry: {
    id: 'uuid default',
    at: `${time} default`,
    actor_id: 'uuid null',
    act: 'text',
    account_id: 'uuid null',
    subject: 'text default',
    before: 'jsonb null',
    after: 'jsonb null',
    reason: 'text default',
  },
};

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('has exactly the tables of the row types', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(database.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted());
});

test.each(Object.entries(tables))('has the columns of its row type in %s', async (table, columns) => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type
      || case when is_nullable = 'YES' then ' null' else '' end
      || case when column_default is null then '' else ' default' end as type
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    database.db,
  );
  expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual(columns);
});

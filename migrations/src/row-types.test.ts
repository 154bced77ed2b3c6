import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from './database.ts';
import { freshDatabase, type FreshDatabase } from './testing.ts';

/** The Postgres types a value of T may have. */
type PgType<T> = [T] extends [string]
  ? 'text' | 'uuid'
  : [T] extends [number]
    ? 'integer' | 'double precision'
    : [T] extends [Date]
      ? 'timestamp with time zone'
      : [T] extends [Uint8Array]
        ? 'bytea'
        : 'jsonb';

type MayBeNull<T> = null extends T ? ' null' : '';
type HasDefault<Row, C extends keyof Row> = null extends Selectable<Row>[C & keyof Selectable<Row>]
  ? ''
  : C extends keyof Insertable<Row>
    ? undefined extends Insertable<Row>[C]
      ? ' default'
      : ''
    : ' default';

/** A column as its row type allows it: exactly the type's columns, or this file does not compile. */
type Columns<Row> = {
  [
    C in keyof Row & keyof Selectable<Row>
  ]: `${PgType<NonNullable<Selectable<Row>[C]>>}${MayBeNull<Selectable<Row>[C]>}${HasDefault<Row, C>}`;
};

const time = 'timestamp with time zone';
const judged = {
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
  },
  token: {
    id: 'uuid default',
    account_id: 'uuid',
    kind: 'text',
    hash: 'bytea',
    created_at: `${time} default`,
    used_at: `${time} default`,
    expires_at: time,
  },
  enrollment: {
    account_id: 'uuid',
    course_id: 'integer',
    enrolled_at: `${time} default`,
    expires_at: time,
    last_lesson_id: 'integer null',
  },
  lesson_progress: {
    account_id: 'uuid',
    course_id: 'integer',
    lesson_id: 'integer',
    completed_at: `${time} default`,
  },
  run: { ...judged, cases: 'jsonb' },
  submission: {
    ...judged,
    status_msg: 'text null',
    runtime_ms: 'double precision null',
    memory_kb: 'integer null',
    tests_passed: 'integer null',
    tests_total: 'integer null',
  },
};

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the database has the tables of the row types and no other', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(database.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted());
});

test.each(Object.entries(tables))('the columns of %s are those of its row type', async (table, columns) => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type
      || case when is_nullable = 'YES' then ' null' else '' end
      || case when column_default is null then '' else ' default' end as type
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    database.db,
  );
  expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual(columns);
});

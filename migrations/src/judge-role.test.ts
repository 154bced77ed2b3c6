import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { connect, type Database } from './database.ts';
import { freshDatabase, type FreshDatabase } from './testing.ts';

let database: FreshDatabase;
let judge: Kysely<Database>;
beforeAll(async () => {
  database = await freshDatabase();
  judge = connect(database.judgeUrl, { maxConnections: 1 });
});
afterAll(async () => {
  await judge.destroy();
  await database.drop();
});

test('lets the judge read runs, submissions, traces and enrollments', async () => {
  expect(await judge.selectFrom('run').selectAll().execute()).toEqual([]);
  expect(await judge.selectFrom('trace').selectAll().execute()).toEqual([]);
  expect(await judge.selectFrom('submission').selectAll().execute()).toEqual([]);
  expect(
    await judge.selectFrom('enrollment').select(['account_id', 'course_id', 'expires_at']).execute(),
  ).toEqual([]);
});

test.each(['account', 'token', 'mail', 'social_login', 'data_export', 'avatar'] as const)(
  'prevents the judge from reading %s',
  async (table) => {
    await expect(judge.selectFrom(table).selectAll().execute()).rejects.toThrow(/permission denied/);
  },
);

test.each(['run', 'submission', 'trace', 'enrollment'])(
  'prevents the judge from inserting into %s',
  async (table) => {
    await expect(sql`insert into ${sql.id(table)} default values`.execute(judge)).rejects.toThrow(
      /permission denied/,
    );
  },
);

test('prevents the judge from creating tables', async () => {
  await expect(sql`create table mine (id integer)`.execute(judge)).rejects.toThrow(/permission denied/);
});

import { recordScans, type ScanRecorder } from '@dryrun/migrations/query-plans/testing';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createAccount, type TestAccount } from '../../test/builders.ts';
import { readDay } from '@dryrun/planning/learner-day';
import { findNextDue, hasItems, listDue, listReviewed } from './memory-items.ts';

const now = new Date('2026-11-26T12:00:00Z');
const lessonIds = Array.from({ length: 42 }, (_, i) => i + 1);

let database: FreshDatabase;
let recorder: ScanRecorder;
let account: TestAccount;
beforeAll(async () => {
  database = await freshDatabase();
  account = await createAccount(database.db);
  // Two thirds of 10,000 items are due.
  await sql`
    insert into memory_item (account_id, course_id, lesson_id, kind, key, stability, difficulty, reps, lapses,
      last_review_at, scheduled_at, due)
    select ${account.id}, 1, 1 + i % 42, 'quiz', i::text, 1, 5, 1, 0, ${now}, ${now},
      ${now}::timestamptz + (i - 6667) * interval '1 hour'
    from generate_series(1, 10000) i`.execute(database.db);
  await sql`
    insert into memory_review (account_id, item_id, operation_id, result, reviewed_at, due)
    select account_id, id, gen_random_uuid(), 'right', ${now}::timestamptz - interval '1 day' - key::integer * interval '1 hour',
      due from memory_item`.execute(database.db);
  await sql`analyze memory_item, memory_review`.execute(database.db);
  recorder = recordScans(database.url);
});
afterAll(async () => {
  await recorder.db.destroy();
  await database.drop();
});

test('reads the exercises of a day by index, and few rows of 10,000 items', async () => {
  const day = await readDay(recorder.db, account.id, now);
  expect(await listDue(recorder.db, account.id, day, lessonIds)).toHaveLength(200);
  await findNextDue(recorder.db, account.id, day, lessonIds);
  await hasItems(recorder.db, account.id);
  await listReviewed(recorder.db, account.id, day);
  const scans = recorder.scans.filter(({ table }) => table.startsWith('memory_'));
  expect(new Set(scans.map(({ table }) => table))).toContain('memory_item');
  expect(scans.filter(({ rows }) => rows > 300)).toEqual([]);
});

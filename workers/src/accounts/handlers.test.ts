import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { createLogger } from '@dryrun/runtime/logger';
import { sql } from 'kysely';
import { createHandlers } from './handlers.ts';
import { listAccountTables } from './account-tables.ts';
import { listDueDeletions } from './erase.ts';
import { createLearner } from './testing.ts';

let database: FreshDatabase;
const now = new Date('2026-12-05T12:00:00Z');
const log = createLogger('accounts', 'silent');
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const handlers = (clock = () => now) => createHandlers({ db: database.db, log, clock });

/** Returns the names and contents of a ZIP's files, read with Python. */
function unzip(archive: Buffer): Record<string, string> {
  const script = `
import io, json, sys, zipfile
z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
print(json.dumps({n: z.read(n).decode('utf8', 'replace') for n in z.namelist()}))`;
  const { stdout } = spawnSync('python3', ['-c', script], { input: archive });
  return JSON.parse(stdout.toString()) as Record<string, string>;
}

test('exports all data of an account without secrets, and emails its owner', async () => {
  const accountId = await createLearner(database.db, now);
  const { id: exportId } = await database.db
    .insertInto('data_export')
    .values({ account_id: accountId, requested_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await Promise.all([handlers().export({ exportId }), handlers().export({ exportId })]);
  const row = await database.db
    .selectFrom('data_export')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'ready', attempt: 1, expires_at: new Date('2026-12-12T12:00:00Z') });
  const files = unzip(row.archive ?? Buffer.alloc(0));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'profile.json',
      'sessions.json',
      'enrollments.json',
      'payments.json',
      'progress.json',
      'social-login.json',
      'submissions/three-sum/2026-12-01T10-20-30.400-wrong-answer.py',
    ]),
  );
  expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ name: 'Lena Learner' });
  expect(JSON.parse(files['progress.json'] ?? '')).toMatchObject([{ lesson_id: 3 }]);
  expect(files['submissions/three-sum/2026-12-01T10-20-30.400-wrong-answer.py']).toBe('class Solution: pass');
  expect(JSON.parse(files['draft.json'] ?? '')).toMatchObject([{ typed_code: 'class Solution {}' }]);
  expect(JSON.parse(files['draft-version.json'] ?? '')).toMatchObject([{ typed_code: 'class Earlier {}' }]);
  expect(JSON.parse(files['traces.json'] ?? '')).toMatchObject([{ typed_code: 'class Traced: pass' }]);
  expect(JSON.parse(files['memory-item.json'] ?? '')).toMatchObject([{ key: 'a missed question' }]);
  expect(JSON.parse(files['memory-review.json'] ?? '')).toMatchObject([{ answer: 'a learned answer' }]);
  expect(JSON.parse(files['memory-plan.json'] ?? '')).toMatchObject([{ interview_on: '2027-01-31' }]);
  expect(JSON.parse(files['plan.json'] ?? '')).toMatchObject([{ minutes: [60, 60, 60, 60, 60, 0, 0] }]);
  expect(JSON.stringify(files)).not.toMatch(/a hash|token's hash|calendar's hash|password/);
  const emails = await database.db
    .selectFrom('mail')
    .select('template')
    .where('account_id', '=', accountId)
    .execute();
  expect(emails).toEqual([{ template: 'export-ready' }]);
});

async function requestDeletion(
  accountId: string,
  { deletesAt = now, deletesComments = false } = {},
): Promise<void> {
  await database.db
    .insertInto('account_deletion')
    .values({ account_id: accountId, deletes_comments: deletesComments, deletes_at: deletesAt })
    .execute();
}

test('deletes an account once its deletion is due, and ignores a second job', async () => {
  const accountId = await createLearner(database.db, now);
  const readAccount = () =>
    database.db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const { email } = await readAccount();
  const deletesAt = new Date('2026-12-19T12:00:00Z');
  await requestDeletion(accountId, { deletesAt });
  await handlers().erase({ accountId });
  expect(await readAccount()).toMatchObject({ email });
  expect(await listDueDeletions(database.db, now)).not.toContain(accountId);
  expect(await listDueDeletions(database.db, deletesAt)).toContain(accountId);
  const { erase } = handlers(() => deletesAt);
  await Promise.all([erase({ accountId }), erase({ accountId })]);
  expect(await readAccount()).toMatchObject({
    name: 'Deleted user',
    email: `deleted-${accountId}@deleted.invalid`,
    password_hash: null,
    confirmed_at: null,
    image_url: null,
    role: 'user',
  });
  const confirmations = await database.db
    .selectFrom('mail')
    .select(['template', 'account_id'])
    .where('recipient', '=', email)
    .execute();
  expect(confirmations).toEqual([{ template: 'account-deleted', account_id: null }]);
});

test('leaves no row of a deleted account in any table with a cascading foreign key', async () => {
  const accountId = await createLearner(database.db, now);
  await requestDeletion(accountId, { deletesComments: true });
  await handlers().erase({ accountId });
  const tables = await listAccountTables(database.db);
  expect(tables.filter(({ isErased }) => isErased).map(({ table }) => table)).toEqual(
    expect.arrayContaining([
      'draft',
      'draft_version',
      'enrollment',
      'lesson_progress',
      'memory_item',
      'memory_plan',
      'memory_review',
      'plan',
      'practice_event',
      'run',
      'social_login',
      'submission',
      'token',
      'trace',
    ]),
  );
  for (const { table, column, isErased } of tables) {
    if (!isErased) continue;
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(database.db);
    expect({ table, rows: rows.length }).toEqual({ table, rows: 0 });
  }
});

test('deletes or keeps comments as requested, with a placeholder for a comment that has replies', async () => {
  const { db } = database;
  const [firstId, secondId] = [await createLearner(database.db, now), await createLearner(database.db, now)];
  const comment = (account_id: string, content: string, parent_id: string | null = null) =>
    db
      .insertInto('comment')
      .values({ post_id: 1, account_id, content, parent_id })
      .returning('id')
      .executeTakeFirstOrThrow();
  const withReply = await comment(firstId, 'with a reply of another user');
  await comment(firstId, 'without replies');
  await comment(firstId, 'a reply by the same user', withReply.id);
  await comment(secondId, "another's reply", withReply.id);
  await requestDeletion(firstId, { deletesComments: true });
  await handlers().erase({ accountId: firstId });
  const remaining = await db
    .selectFrom('comment')
    .select(['content', 'state'])
    .orderBy('created_at')
    .execute();
  expect(remaining).toEqual([
    { content: '', state: 'deleted' },
    { content: "another's reply", state: 'published' },
  ]);
  await requestDeletion(secondId);
  await handlers().erase({ accountId: secondId });
  const published = await db
    .selectFrom('comment')
    .select('content')
    .where('state', '=', 'published')
    .execute();
  expect(published).toEqual([{ content: "another's reply" }]);
});

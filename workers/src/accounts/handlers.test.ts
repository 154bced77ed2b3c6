import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { createLogger } from '@dryrun/runtime/logger';
import { sql } from 'kysely';
import { createHandlers } from './handlers.ts';
import { listAccountTables } from './account-tables.ts';
import { listDueDeletions } from './erase.ts';
import { deleteExpired } from './sweep.ts';

let database: FreshDatabase;
let now = new Date('2026-12-05T12:00:00Z');
const log = createLogger('accounts', 'silent');
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const handlers = () => createHandlers({ db: database.db, log, clock: () => now });

let accountCount = 0;
/** Creates an account with rows in several tables. */
async function createLearner(): Promise<string> {
  const { db } = database;
  const email = `learner${(accountCount += 1)}@example.com`;
  const { id } = await db
    .insertInto('account')
    .values({ email, email_key: email, name: 'Lena Learner', password_hash: 'a hash', confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('enrollment')
    .values({ account_id: id, course_id: 1, expires_at: now, last_lesson_id: null })
    .execute();
  await db.insertInto('lesson_progress').values({ account_id: id, course_id: 1, lesson_id: 3 }).execute();
  await db
    .insertInto('token')
    .values({
      account_id: id,
      kind: 'session',
      hash: Buffer.from(`a token's hash ${id}`),
      expires_at: new Date(now.getTime() + 1000),
      user_agent: 'Firefox',
    })
    .execute();
  await db
    .insertInto('social_login')
    .values({ provider: 'github', subject: id, account_id: id, email })
    .execute();
  const draft = { account_id: id, question_id: 1, lang: 'java' as const, edited_at: now };
  await db
    .insertInto('draft')
    .values({ ...draft, typed_code: 'class Solution {}' })
    .execute();
  await db
    .insertInto('draft_version')
    .values({ ...draft, typed_code: 'class Earlier {}' })
    .execute();
  await db
    .insertInto('submission')
    .values({
      account_id: id,
      course_id: 1,
      question_id: 1,
      lang: 'python3',
      typed_code: 'class Solution: pass',
      request_hash: Buffer.from('x'),
      state: 'finished',
      status_msg: 'Wrong Answer',
      created_at: new Date('2026-12-01T10:20:30.400Z'),
    })
    .execute();
  return id;
}

/** Returns the names and contents of a ZIP's files, read with Python. */
async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const { spawnSync } = await import('node:child_process');
  const script = `
import io, json, sys, zipfile
z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
print(json.dumps({n: z.read(n).decode('utf8', 'replace') for n in z.namelist()}))`;
  const { stdout } = spawnSync('python3', ['-c', script], { input: archive });
  return JSON.parse(stdout.toString()) as Record<string, string>;
}

test('exports all data of an account without secrets, and emails its owner', async () => {
  const accountId = await createLearner();
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
  const files = await unzip(row.archive ?? Buffer.alloc(0));
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
  expect(JSON.stringify(files)).not.toMatch(/a hash|token's hash|password/);
  const emails = await database.db
    .selectFrom('mail')
    .select('template')
    .where('account_id', '=', accountId)
    .execute();
  expect(emails).toEqual([{ template: 'export-ready' }]);
});

async function requestDeletion(accountId: string, deletesComments = false): Promise<void> {
  await database.db
    .insertInto('account_deletion')
    .values({
      account_id: accountId,
      deletes_comments: deletesComments,
      deletes_at: new Date('2026-12-19T12:00:00Z'),
    })
    .execute();
}

test('deletes an account once its deletion is due, and ignores a second job', async () => {
  const accountId = await createLearner();
  await requestDeletion(accountId);
  await handlers().erase({ accountId });
  expect(await listDueDeletions(database.db, now)).toEqual([]);
  now = new Date('2026-12-19T12:00:01Z');
  expect(await listDueDeletions(database.db, now)).toEqual([accountId]);
  await Promise.all([handlers().erase({ accountId }), handlers().erase({ accountId })]);
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    name: 'Deleted user',
    email: `deleted-${accountId}@deleted.invalid`,
    password_hash: null,
    confirmed_at: null,
    image_url: null,
    role: 'user',
  });
  const confirmations = await database.db
    .selectFrom('mail')
    .select(['recipient', 'account_id'])
    .where('template', '=', 'account-deleted')
    .execute();
  expect(confirmations).toEqual([
    { recipient: expect.stringMatching(/^learner\d+@example\.com$/), account_id: null },
  ]);
});

test('leaves no row of a deleted account in any table with a cascading foreign key', async () => {
  const accountId = await createLearner();
  await requestDeletion(accountId, true);
  await handlers().erase({ accountId });
  const tables = await listAccountTables(database.db);
  expect(tables.filter(({ isErased }) => isErased).map(({ table }) => table)).toEqual(
    expect.arrayContaining([
      'draft',
      'draft_version',
      'enrollment',
      'lesson_progress',
      'run',
      'social_login',
      'submission',
      'token',
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
  const [firstId, secondId] = [await createLearner(), await createLearner()];
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
  await requestDeletion(firstId, true);
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

test('deletes unconfirmed sign-ups after 30 days and keeps other accounts', async () => {
  const { db } = database;
  const account = (
    name: string,
    values: {
      confirmed_at?: Date;
      password_hash?: string;
      created_at?: Date;
      signed_up_at?: Date;
      sign_up_hash?: string;
    },
  ) =>
    db
      .insertInto('account')
      .values({ name, email: name, email_key: name, ...values })
      .execute();
  const thirtyOneDaysAgo = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  await account('unconfirmed for 31 days', { password_hash: 'x', created_at: thirtyOneDaysAgo });
  await account('unconfirmed', { password_hash: 'x' });
  await account('signed up again', {
    password_hash: 'x',
    created_at: thirtyOneDaysAgo,
    signed_up_at: new Date(),
  });
  await account('confirmed', {
    password_hash: 'x',
    created_at: thirtyOneDaysAgo,
    confirmed_at: thirtyOneDaysAgo,
  });
  await account('recent second sign-up', {
    confirmed_at: thirtyOneDaysAgo,
    sign_up_hash: 'x',
    signed_up_at: new Date(),
  });
  await account('old second sign-up', {
    confirmed_at: thirtyOneDaysAgo,
    sign_up_hash: 'x',
    signed_up_at: thirtyOneDaysAgo,
  });
  await account('deleted', { created_at: thirtyOneDaysAgo });
  await deleteExpired({ db });
  const remaining = await db
    .selectFrom('account')
    .select(['name', 'sign_up_hash'])
    .where('name', 'in', [
      'unconfirmed for 31 days',
      'unconfirmed',
      'signed up again',
      'confirmed',
      'deleted',
      'recent second sign-up',
      'old second sign-up',
    ])
    .orderBy('name')
    .execute();
  expect(remaining.map(({ name, sign_up_hash: hash }) => [name, hash])).toEqual([
    ['confirmed', null],
    ['deleted', null],
    ['old second sign-up', null],
    ['recent second sign-up', 'x'],
    ['signed up again', null],
    ['unconfirmed', null],
  ]);
});

/** A refunded payment with an invoice and a credit note, and an order that was never paid. */
async function createPurchases(accountId: string): Promise<void> {
  const { db } = database;
  const order = {
    account_id: accountId,
    course_ids: '[1]',
    list_cents: 3900,
    course_discount_cents: 0,
    promo_discount_cents: 0,
    tax_cents: 0,
    amount_cents: 3900,
    terms_version: 'test',
  };
  const intentId = `pi_${accountId}`;
  const paid = {
    ...order,
    intent_id: intentId,
    state: 'refunded' as const,
    paid_at: now,
    card_last4: '4242',
    card_country: 'DE',
  };
  const { id } = await db.insertInto('payment').values(paid).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('payment')
    .values({ ...order, state: 'canceled' })
    .execute();
  const refund = await db
    .insertInto('refund')
    .values({ payment_id: id, origin: 'buyer', state: 'succeeded', amount_cents: 3900, reason: 'I was ill.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invoice = { payment_id: id, billing_name: 'Lena Learner' };
  await db
    .insertInto('invoice')
    .values([
      { ...invoice, number: `I-${accountId}`, kind: 'invoice' },
      { ...invoice, number: `C-${accountId}`, kind: 'credit note', refund_id: refund.id },
    ])
    .execute();
  await db.insertInto('webhook_event').values({ id: intentId, type: 'test', intent_id: intentId }).execute();
}

async function listPurchases(accountId: string) {
  const { db } = database;
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const invoices = await db
    .selectFrom('invoice')
    .select(['kind', 'billing_name'])
    .where('number', 'like', `%${accountId}`)
    .orderBy('kind')
    .execute();
  const events = await db
    .selectFrom('webhook_event')
    .select('id')
    .where('intent_id', '=', `pi_${accountId}`)
    .execute();
  return { payments, invoices, events };
}

test('reduces the payments of an erased account and deletes them with their invoices after six years', async () => {
  const { db } = database;
  const [erased, active] = [await createLearner(), await createLearner()];
  for (const accountId of [erased, active]) await createPurchases(accountId);
  await db
    .insertInto('account_deletion')
    .values({ account_id: erased, deletes_at: now, deletes_comments: false })
    .execute();
  await handlers().erase({ accountId: erased });
  const kept = await listPurchases(erased);
  expect(kept.payments).toMatchObject([{ amount_cents: 3900, card_last4: null, card_country: 'DE' }]);
  expect(kept.invoices).toMatchObject([{ kind: 'credit note' }, { kind: 'invoice' }]);
  expect(
    await db
      .selectFrom('refund')
      .select('reason')
      .where('payment_id', '=', kept.payments[0]?.id ?? '')
      .execute(),
  ).toEqual([{ reason: '' }]);
  const eraseDaysAgo = (days: number) =>
    db
      .updateTable('account')
      .set({ erased_at: sql<Date>`now() - ${`${days} days`}::interval` })
      .where('id', '=', erased)
      .execute();
  await eraseDaysAgo(6 * 365 - 1);
  await deleteExpired({ db });
  expect(await listPurchases(erased)).toEqual(kept);
  await eraseDaysAgo(6 * 366);
  await deleteExpired({ db });
  expect(await listPurchases(erased)).toEqual({ payments: [], invoices: [], events: [] });
  expect(await listPurchases(active)).toMatchObject({
    payments: [{ card_last4: '4242' }, { state: 'canceled' }],
    invoices: [{}, {}],
    events: [{}],
  });
});

test('deletes expired sessions, and deletes IP addresses of other sessions after 30 days', async () => {
  const { db } = database;
  const dayMs = 24 * 3600 * 1000;
  const accountId = await createLearner();
  await db.deleteFrom('token').where('account_id', '=', accountId).execute();
  const session = (name: string, startedDaysAgo: number, endsInDays: number) => ({
    account_id: accountId,
    kind: 'session' as const,
    hash: Buffer.from(name),
    created_at: new Date(Date.now() - startedDaysAgo * dayMs),
    expires_at: new Date(Date.now() + endsInDays * dayMs),
    user_agent: name,
    address: '192.0.2.1',
  });
  await db
    .insertInto('token')
    .values([session('recent', 29, 1), session('old', 31, 29), session('expired', 2, -1)])
    .execute();
  await deleteExpired({ db });
  const remaining = await db
    .selectFrom('token')
    .select(['user_agent', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('user_agent')
    .execute();
  expect(remaining).toEqual([
    { user_agent: 'old', address: null },
    { user_agent: 'recent', address: '192.0.2.1' },
  ]);
});

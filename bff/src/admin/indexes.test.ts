import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createQueryId, CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { loadCatalog } from '@dryrun/content/catalog';
import { listRefunds } from '../payments/admin-refunds.ts';
import { listAuditEntries } from './audit-log.ts';
import { listEnrollments } from './enrollments.ts';
import { listBacklog } from './judge.ts';
import { listEmails } from './emails.ts';
import { listPayments } from './payments.ts';
import { getUser, listUsers } from './users.ts';

/** Enough rows that a sequential scan is never the fastest plan. */
const rows = 20_000;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await fill(database);
});
afterAll(() => database.drop());

/** Tables that grow with usage. Others, such as promo codes and bans, stay small. */
const largeTables = new Set([
  'account',
  'token',
  'enrollment',
  'lesson_progress',
  'payment',
  'refund',
  'mail',
  'submission',
  'run',
  'follow_up',
  'audit_entry',
]);

async function fill({ db }: FreshDatabase): Promise<void> {
  const series = sql.raw(`generate_series(1, ${rows}) as i`);
  await sql`
    insert into account (email, email_key, name, role, confirmed_at, created_at)
    select 'p' || i || '@example.com', 'p' || i || '@example.com', 'P', case when i % 5000 = 0 then 'admin' else 'user' end,
      case when i % 500 = 0 then null else now() end, now() - i * interval '1 minute' from ${series}`.execute(
    db,
  );
  await sql`
    insert into enrollment (account_id, course_id, enrolled_at, expires_at)
    select id, 1, created_at, created_at + interval '1 year' from account`.execute(db);
  await sql`
    insert into token (account_id, kind, hash, expires_at)
    select id, 'session', sha256(id::text::bytea), now() + interval '1 day' from account`.execute(db);
  await sql`
    insert into lesson_progress (account_id, course_id, lesson_id) select id, 1, 1 from account`.execute(db);
  await sql`
    insert into payment (account_id, course_ids, intent_id, state, list_cents, course_discount_cents, promo_discount_cents,
      tax_cents, amount_cents, terms_version, created_at, paid_at)
    select id, '[1]', 'pi_' || id, 'paid', 3900, 0, 0, 0, 3900, 'test', created_at, created_at from account`.execute(
    db,
  );
  await sql`
    insert into refund (payment_id, origin, state, amount_cents, requested_at)
    select id, 'buyer', case when random() < 0.001 then 'requested' else 'succeeded' end, 3900, created_at
    from payment`.execute(db);
  await sql`
    insert into mail (account_id, recipient, template, data, state, created_at)
    select id, email, 'receipt', '{}', case when random() < 0.001 then 'failed' else 'sent' end, created_at
    from account`.execute(db);
  await sql`
    insert into submission (account_id, course_id, question_id, lang, typed_code, request_hash, state, status_msg, finished_at)
    select id, 1, 1, 'java', 'x', '\\x00', 'finished', 'Approved', created_at from account`.execute(db);
  await sql`
    insert into run (account_id, course_id, question_id, lang, typed_code, request_hash, state, cases)
    select id, 1, 1, 'java', 'x', '\\x00', 'finished', '[]' from account`.execute(db);
  await sql`
    insert into follow_up (submission_id, kind, state) select id, 'complexity', 'finished' from submission`.execute(
    db,
  );
  await sql`
    insert into audit_entry (actor_id, act, account_id, at)
    select (select id from account where role = 'admin' limit 1), 'end-sessions', id, created_at from account`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}

class QueryRecorder implements KyselyPlugin {
  readonly nodes: RootOperationNode[] = [];
  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    this.nodes.push(node);
    return node;
  }
  transformResult<Result>({ result }: { readonly result: Result }): Promise<Result> {
    return Promise.resolve(result);
  }
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

function sequentialScans(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const own =
    plan['Node Type'] === 'Seq Scan' && table !== undefined && largeTables.has(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(sequentialScans)];
}

type Db = FreshDatabase['db'];
const now = new Date();
const catalog = loadCatalog('');
const search = 'p123@example.com';
const cursor = Buffer.from(
  JSON.stringify([now.toISOString(), '00000000-0000-4000-8000-000000000000', 1]),
).toString('base64url');

async function findAccountId(): Promise<string> {
  const { id } = await database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', search)
    .executeTakeFirstOrThrow();
  return id;
}

const lists: readonly (readonly [name: string, read: (db: Db, accountId: string) => Promise<unknown>])[] = [
  ['users', (db) => listUsers(db, {}, now)],
  ['users on the next page', (db) => listUsers(db, { cursor }, now)],
  ['users by email', (db) => listUsers(db, { search }, now)],
  ['admins', (db) => listUsers(db, { state: 'admin' }, now)],
  ['unconfirmed users', (db) => listUsers(db, { state: 'unconfirmed' }, now)],
  ['one user', (db, id) => getUser(db, id, now)],
  ['enrollments', (db) => listEnrollments(db, {}, catalog, now)],
  ['enrollments on the next page', (db) => listEnrollments(db, { cursor }, catalog, now)],
  ['enrollments by email', (db) => listEnrollments(db, { search }, catalog, now)],
  ['active enrollments', (db) => listEnrollments(db, { state: 'active' }, catalog, now)],
  ['enrollments of one user', (db, accountId) => listEnrollments(db, { accountId }, catalog, now)],
  ['payments', (db) => listPayments(db, {})],
  ['payments on the next page', (db) => listPayments(db, { cursor })],
  ['payments by email', (db) => listPayments(db, { search })],
  ['payments by id', (db) => listPayments(db, { search: 'pi_none' })],
  ['payments by state', (db) => listPayments(db, { state: 'refunded' })],
  ['payments of one user', (db, accountId) => listPayments(db, { accountId })],
  ['pending refund requests', (db) => listRefunds({ db, catalog }, { state: 'waiting' })],
  ['decided refund requests', (db) => listRefunds({ db, catalog }, { state: 'decided', cursor })],
  ['emails', (db) => listEmails(db, {})],
  ['emails on the next page', (db) => listEmails(db, { cursor })],
  ['emails by address', (db) => listEmails(db, { search })],
  ['failed emails', (db) => listEmails(db, { state: 'failed' })],
  ['emails by template', (db) => listEmails(db, { template: 'comment-removed' })],
  ['emails of one user', (db, accountId) => listEmails(db, { accountId })],
  ['the audit log', (db) => listAuditEntries(db, {})],
  ['the audit log on the next page', (db) => listAuditEntries(db, { cursor })],
  ['the audit log by email', (db) => listAuditEntries(db, { search })],
  ['the audit log by action', (db) => listAuditEntries(db, { act: 'drop-mail' })],
  ['the audit log of one user', (db, accountId) => listAuditEntries(db, { accountId })],
  ['the judge backlog', (db) => listBacklog(db)],
];

test.each(lists)('reads %s without a sequential scan', async (_, read) => {
  const recorder = new QueryRecorder();
  await read(database.db.withPlugin(recorder), await findAccountId());
  expect(recorder.nodes.length).toBeGreaterThan(0);
  for (const node of recorder.nodes) {
    const { sql: text, parameters } = database.db.getExecutor().compileQuery(node, createQueryId());
    const explained = await database.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    );
    const [row] = explained.rows;
    if (!row) throw new Error('Postgres returned no plan');
    expect({ text, scans: sequentialScans(row['QUERY PLAN'][0].Plan) }).toEqual({ text, scans: [] });
  }
});

test('detects a sequential scan', async () => {
  const explained = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (format json) select * from mail where attempt = 0`.execute(database.db);
  expect(
    sequentialScans((explained.rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan),
  ).toEqual(['mail']);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createQueryId, CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { loadCatalogue } from '@dryrun/content/catalogue';
import { listRefunds } from '../payments/admin-refunds.ts';
import { listAuditEntries } from './audit-log.ts';
import { listEnrollments } from './enrollments.ts';
import { listBacklog } from './judge.ts';
import { listEmails } from './emails.ts';
import { listPayments } from './payments.ts';
import { getUser, listUsers } from './users.ts';

/** Enough that reading all of it is never the quickest way. */
const rows = 20_000;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await fill(database);
});
afterAll(() => database.drop());

/** Tables that grow with learners; the others (promo codes, bans) stay small. */
const big = new Set([
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

/** Keeps every query that runs. */
class Listener implements KyselyPlugin {
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

/** The big tables that a plan reads from end to end. */
function scanned(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const own = plan['Node Type'] === 'Seq Scan' && table !== undefined && big.has(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)];
}

type Db = FreshDatabase['db'];
const now = new Date();
const catalogue = loadCatalogue('');
const search = 'p123@example.com';
const cursor = Buffer.from(
  JSON.stringify([now.toISOString(), '00000000-0000-4000-8000-000000000000', 1]),
).toString('base64url');

async function anAccountId(): Promise<string> {
  const { id } = await database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', search)
    .executeTakeFirstOrThrow();
  return id;
}

const lists: readonly (readonly [name: string, read: (db: Db, accountId: string) => Promise<unknown>])[] = [
  ['users', (db) => listUsers(db, {}, now)],
  ['users after a page', (db) => listUsers(db, { cursor }, now)],
  ['users by e-mail', (db) => listUsers(db, { search }, now)],
  ['admins', (db) => listUsers(db, { state: 'admin' }, now)],
  ['users not confirmed', (db) => listUsers(db, { state: 'unconfirmed' }, now)],
  ['one user', (db, id) => getUser(db, id, now)],
  ['enrolments', (db) => listEnrollments(db, {}, catalogue, now)],
  ['enrolments after a page', (db) => listEnrollments(db, { cursor }, catalogue, now)],
  ['enrolments by e-mail', (db) => listEnrollments(db, { search }, catalogue, now)],
  ['enrolments that go on', (db) => listEnrollments(db, { state: 'active' }, catalogue, now)],
  ['enrolments of one', (db, accountId) => listEnrollments(db, { accountId }, catalogue, now)],
  ['payments', (db) => listPayments(db, {})],
  ['payments after a page', (db) => listPayments(db, { cursor })],
  ['payments by e-mail', (db) => listPayments(db, { search })],
  ['payments by their id', (db) => listPayments(db, { search: 'pi_none' })],
  ['payments by state', (db) => listPayments(db, { state: 'refunded' })],
  ['payments of one', (db, accountId) => listPayments(db, { accountId })],
  ['refunds that wait', (db) => listRefunds({ db, catalogue }, { state: 'waiting' })],
  ['refunds that were decided', (db) => listRefunds({ db, catalogue }, { state: 'decided', cursor })],
  ['mails', (db) => listEmails(db, {})],
  ['mails after a page', (db) => listEmails(db, { cursor })],
  ['mails by address', (db) => listEmails(db, { search })],
  ['mails that failed', (db) => listEmails(db, { state: 'failed' })],
  ['mails of a kind', (db) => listEmails(db, { template: 'comment-removed' })],
  ['mails of one', (db, accountId) => listEmails(db, { accountId })],
  ['the audit log', (db) => listAuditEntries(db, {})],
  ['the audit log after a page', (db) => listAuditEntries(db, { cursor })],
  ['the audit log by e-mail', (db) => listAuditEntries(db, { search })],
  ['the audit log by act', (db) => listAuditEntries(db, { act: 'drop-mail' })],
  ['the audit log of one', (db, accountId) => listAuditEntries(db, { accountId })],
  ['what waits for the judge', (db) => listBacklog(db)],
];

test.each(lists)('%s are read by an index, however many there are', async (_, read) => {
  const listener = new Listener();
  await read(database.db.withPlugin(listener), await anAccountId());
  expect(listener.nodes.length).toBeGreaterThan(0);
  for (const node of listener.nodes) {
    const { sql: text, parameters } = database.db.getExecutor().compileQuery(node, createQueryId());
    const explained = await database.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    );
    const [answer] = explained.rows;
    if (!answer) throw new Error('Postgres told no plan');
    expect({ text, scanned: scanned(answer['QUERY PLAN'][0].Plan) }).toEqual({ text, scanned: [] });
  }
});

test('the look for scans sees one', async () => {
  const explained = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (format json) select * from mail where attempt = 0`.execute(database.db);
  expect(scanned((explained.rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan)).toEqual([
    'mail',
  ]);
});

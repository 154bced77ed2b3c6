import { randomUUID } from 'node:crypto';
import { emailRow } from '@dryrun/contracts/emails';
import { pageSize } from '@dryrun/contracts/pagination';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  createAccount,
  createAdmin,
  createOwner,
  createPayment,
  createUser,
  type TestUser,
} from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';

let harness: Harness;
let admin: TestUser;
beforeAll(async () => {
  harness = await startHarness();
  admin = await createAdmin(harness);
});
afterAll(() => harness.stop());

/** Rows by as many calls as there are pages. */
async function readAll(path: string, pagesAtMost = 10) {
  const rows: Record<string, unknown>[] = [];
  let next: string | null = '';
  for (let pages = 0; next !== null; pages += 1) {
    expect(pages).toBeLessThan(pagesAtMost);
    const answer = await admin.get(`${path}&cursor=${next}`).expect(200);
    const page = answer.body as { rows: Record<string, unknown>[]; next: string | null };
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

const seen = async (path: string) => (await admin.get(`/api/admin/${path}`).expect(200)).body.rows;

test('a list comes in pages without a gap or a double, though all rows are of one moment', async () => {
  const prefix = randomUUID();
  const at = new Date('2026-01-01T00:00:00Z');
  const count = pageSize * 2 + 3;
  await harness.database.db
    .insertInto('account')
    .values(
      Array.from({ length: count }, (_, i) => ({
        email: `${prefix}-${i}@example.com`,
        email_key: `${prefix}-${i}@example.com`,
        name: 'Same moment',
        image_url: null,
        password_hash: null,
        confirmed_at: at,
        created_at: i % 2 === 0 ? at : sql<Date>`'2026-01-01T00:00:00.000001Z'::timestamptz`,
      })),
    )
    .execute();
  const rows = await readAll(`/api/admin/users?search=${prefix}`);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(count);
  expect(rows).toHaveLength(count);
  const odd = (email: unknown) => Number(/-(\d+)@/.exec(String(email))?.[1]) % 2 === 1;
  const newer = rows.slice(0, Math.floor(count / 2));
  expect(newer.every(({ email }) => odd(email))).toBe(true);
});

test('users are found by the beginning of the e-mail in any case, and by their state', async () => {
  const name = randomUUID();
  const confirmed = await createAccount(harness.database.db, { email: `${name}_a@Example.com` });
  const waiting = await createAccount(harness.database.db, {
    email: `${name}_b@example.com`,
    confirmed_at: null,
  });
  const idsOf = async (query: string) => (await seen(`users?${query}`)).map(({ id }: { id: string }) => id);
  expect(await idsOf(`search=${name.toUpperCase()}`)).toEqual([waiting.id, confirmed.id]);
  expect(await idsOf(`search=${name}&state=unconfirmed`)).toEqual([waiting.id]);
  expect(await idsOf(`search=${name}%25`)).toEqual([]); // a sign of patterns means itself
  expect(await idsOf('state=admin')).toContain(admin.id);
  expect(await idsOf('state=admin')).not.toContain(confirmed.id);
});

test('an account is told with what it owns, its browsers and its ways to log in, and without a secret', async () => {
  const owner = await createOwner(harness);
  const { body } = await admin.get(`/api/admin/users/${owner.id}`).expect(200);
  expect(body).toMatchObject({
    email: owner.email,
    courses: 1,
    sessions: 1,
    isConfirmed: true,
    isErased: false,
    hasPassword: true,
    socialLogins: [],
    banReason: null,
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash"/);
  expect((await admin.get(`/api/admin/users/${randomUUID()}`)).body.message).toBe('Account not found.');
});

test('enrolments are narrowed to a person and to whether access goes on', async () => {
  const [active, ended] = [
    await createOwner(harness),
    await createOwner(harness, new Date(Date.now() - 1000)),
  ];
  const emails = async (query: string) =>
    (await seen(`enrolments?${query}`)).map(({ person }: { person: { email: string } }) => person.email);
  expect(await emails('state=active')).toContain(active.email);
  expect(await emails('state=active')).not.toContain(ended.email);
  expect(await emails('state=ended')).toContain(ended.email);
  expect(await emails(`accountId=${ended.id}`)).toEqual([ended.email]);
  expect(await emails(`search=${active.email.slice(0, 20)}`)).toEqual([active.email]);
});

test('payments are found by buyer, by state and by the id of the card processor', async () => {
  const buyer = await createUser(harness);
  const paid = await createPayment(harness, buyer);
  const refunded = await createPayment(harness, buyer, {
    state: 'refunded',
    refunded_cents: 3900,
    created_at: new Date(Date.now() - 60_000),
  });
  const idsOf = async (query: string) =>
    (await seen(`payments?${query}`)).map(({ stripeId }: { stripeId: string }) => stripeId);
  expect(await idsOf(`search=${buyer.email}`)).toEqual([paid, refunded]);
  expect(await idsOf(`search=${buyer.email}&state=refunded`)).toEqual([refunded]);
  expect(await idsOf(`search=${paid}`)).toEqual([paid]);
  expect(await idsOf(`accountId=${buyer.id}&state=open`)).toEqual([]);
  expect(await seen(`payments?search=${buyer.email}`)).toMatchObject([
    { amountCents: 3900, refundableCents: 3900, person: { email: buyer.email } },
    { refundableCents: 0 },
  ]);
});

test('mails are told by address, state, template and last error, never by what they say', async () => {
  const recipient = `${randomUUID()}@Example.com`;
  const tokenId = randomUUID();
  const { id } = await harness.database.db
    .insertInto('mail')
    .values({
      ...emailRow('confirm-email', { accountId: null, recipient }, { tokenId }),
      state: 'failed',
      attempt: 12,
      last_error: 'ECONNREFUSED',
      rendered: JSON.stringify({ subject: 'secret subject', text: 'secret text', html: '' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = await seen(`mail?search=${recipient.toLowerCase()}&state=failed&template=confirm-email`);
  expect(found).toMatchObject([
    { id, recipient, template: 'confirm-email', state: 'failed', attempts: 12, lastError: 'ECONNREFUSED' },
  ]);
  expect(JSON.stringify(found)).not.toMatch(new RegExp(`secret|${tokenId}`));
  expect(await seen(`mail?search=${recipient}&state=sent`)).toEqual([]);
  expect(await seen(`mail?search=${recipient}&template=receipt`)).toEqual([]);
});

test.each([
  ['users?state=tall', 'state: use one of unconfirmed, admin'],
  ['payments?accountId=5', 'accountId: must be the id of an account'],
  ['mail?template=spam', /^template: use one of confirm-email, /],
  ['audit-log?act=dance', /^act: use one of grant-admin, /],
  ['users?cursor=5', 'cursor: begin at the first page again'],
  [
    `users?cursor=${Buffer.from('["x","y",0]').toString('base64url')}`,
    'cursor: begin at the first page again',
  ],
  [`users?search=${'a'.repeat(321)}`, 'search: at most 320 characters are allowed'],
  ['users?search=a%00b', 'search: null bytes are not allowed'],
])('%s is refused with a sentence', async (path, message) => {
  const { status, body } = await admin.get(`/api/admin/${path}`);
  expect([status, body.message]).toEqual([
    400,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});

import { randomUUID } from 'node:crypto';
import type { SetupItem } from '@dryrun/contracts/admin';
import { emailRow } from '@dryrun/contracts/emails';
import { pageSize } from '@dryrun/contracts/pagination';
import type { Logger } from '@dryrun/runtime/logger';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  createAccount,
  createAdmin,
  createOwner,
  createPayment,
  createUser,
  type TestUser,
} from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { logOpenItems } from './setup.ts';

const harness = setUpHarness();
let admin: TestUser;
beforeAll(async () => {
  admin = await createAdmin(harness);
});

async function readAll(path: string, maxPages = 10) {
  const rows: Record<string, unknown>[] = [];
  let next: string | null = '';
  for (let pages = 0; next !== null; pages += 1) {
    expect(pages).toBeLessThan(maxPages);
    const response = await admin.get(`${path}&cursor=${next}`).expect(200);
    const page = response.body as { rows: Record<string, unknown>[]; next: string | null };
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

const listRows = async (path: string) => (await admin.get(`/api/admin/${path}`).expect(200)).body.rows;

test('pages through rows of the same time without gaps or duplicates', async () => {
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
        confirmed_at: at,
        created_at: i % 2 === 0 ? at : sql<Date>`'2026-01-01T00:00:00.000001Z'::timestamptz`,
      })),
    )
    .execute();
  const rows = await readAll(`/api/admin/users?search=${prefix}`);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(count);
  expect(rows).toHaveLength(count);
  const isOdd = (email: unknown) => Number(/-(\d+)@/.exec(String(email))?.[1]) % 2 === 1;
  const newer = rows.slice(0, Math.floor(count / 2));
  expect(newer.every(({ email }) => isOdd(email))).toBe(true);
});

test('finds users by email prefix, ignoring case, and by state', async () => {
  const name = randomUUID();
  const confirmed = await createAccount(harness.database.db, { email: `${name}_a@Example.com` });
  const unconfirmed = await createAccount(harness.database.db, {
    email: `${name}_b@example.com`,
    confirmed_at: null,
  });
  const listIds = async (query: string) =>
    (await listRows(`users?${query}`)).map(({ id }: { id: string }) => id);
  expect(await listIds(`search=${name.toUpperCase()}`)).toEqual([unconfirmed.id, confirmed.id]);
  expect(await listIds(`search=${name}&state=unconfirmed`)).toEqual([unconfirmed.id]);
  expect(await listIds(`search=${name}%25`)).toEqual([]); // pattern characters are literal
  expect(await listIds('state=admin')).toContain(admin.id);
  expect(await listIds('state=admin')).not.toContain(confirmed.id);
});

test('returns courses, sessions and logins of an account, but no secrets', async () => {
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

test('filters enrollments by user and state', async () => {
  const [active, ended] = [
    await createOwner(harness),
    await createOwner(harness, new Date(harness.now.getTime() - 1000)),
  ];
  const emails = async (query: string) =>
    (await listRows(`enrolments?${query}`)).map(({ person }: { person: { email: string } }) => person.email);
  expect(await emails('state=active')).toContain(active.email);
  expect(await emails('state=active')).not.toContain(ended.email);
  expect(await emails('state=ended')).toContain(ended.email);
  expect(await emails(`accountId=${ended.id}`)).toEqual([ended.email]);
  expect(await emails(`search=${active.email.slice(0, 20)}`)).toEqual([active.email]);
});

test('finds payments by buyer, state and Stripe id', async () => {
  const buyer = await createUser(harness);
  const paid = await createPayment(harness, buyer);
  const refunded = await createPayment(harness, buyer, {
    state: 'refunded',
    refunded_cents: 3900,
    created_at: new Date(Date.now() - 60_000),
  });
  const listIds = async (query: string) =>
    (await listRows(`payments?${query}`)).map(({ stripeId }: { stripeId: string }) => stripeId);
  expect(await listIds(`search=${buyer.email}`)).toEqual([paid, refunded]);
  expect(await listIds(`search=${buyer.email}&state=refunded`)).toEqual([refunded]);
  expect(await listIds(`search=${paid}`)).toEqual([paid]);
  expect(await listIds(`accountId=${buyer.id}&state=open`)).toEqual([]);
  expect(await listRows(`payments?search=${buyer.email}`)).toMatchObject([
    { amountCents: 3900, refundableCents: 3900, person: { email: buyer.email } },
    { refundableCents: 0 },
  ]);
});

test('lists emails by address, state and template, but never their content', async () => {
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
  const rows = await listRows(`mail?search=${recipient.toLowerCase()}&state=failed&template=confirm-email`);
  expect(rows).toMatchObject([
    { id, recipient, template: 'confirm-email', state: 'failed', attempts: 12, lastError: 'ECONNREFUSED' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`secret|${tokenId}`));
  expect(await listRows(`mail?search=${recipient}&state=sent`)).toEqual([]);
  expect(await listRows(`mail?search=${recipient}&template=receipt`)).toEqual([]);
});

test('lists each part of the setup with its state and variables, without secrets', async () => {
  const { body } = await admin.get('/api/admin/settings').expect(200);
  const stateOf = Object.fromEntries(
    (body as SetupItem[]).map(({ name, state, variables }) => [name, [state, variables[0]]]),
  );
  expect(stateOf).toMatchObject({
    Admins: ['ready', undefined],
    Address: ['demo', 'APP_URL'],
    Emails: ['demo', 'SMTP_URL'],
    Payments: ['missing', 'STRIPE_SECRET_KEY'],
    Author: ['demo', 'AUTHOR_NAME'],
    Captcha: ['ready', 'RECAPTCHA_SITE_KEY'],
    'Google login': ['demo', 'GOOGLE_CLIENT_ID'],
  });
  expect(JSON.stringify(body)).not.toContain(harness.context.config.SECRET_KEY.reveal());
});

test('logs what is missing in production', async () => {
  const log = { warn: jest.fn(), info: jest.fn() } as unknown as Logger;
  const config = { ...harness.context.config, APP_MODE: 'production' as const };
  await logOpenItems({ ...harness.context, config, log });
  expect(log.warn).toHaveBeenCalledWith(
    { variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] },
    'not ready for the public: Payments. Checkout is closed.',
  );
  expect(log.warn).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining('Captcha'));
});

test.each([
  ['users?state=tall', 'state: use one of unconfirmed, admin'],
  ['payments?accountId=5', 'accountId: must be the id of an account'],
  ['mail?template=spam', /^template: use one of confirm-email, /],
  ['audit-log?act=dance', /^act: use one of grant-admin, /],
  ['users?cursor=5', 'cursor: start again from the first page'],
  [
    `users?cursor=${Buffer.from('["x","y",0]').toString('base64url')}`,
    'cursor: start again from the first page',
  ],
  [`users?search=${'a'.repeat(321)}`, 'search: at most 320 characters are allowed'],
  ['users?search=a%00b', 'search: null bytes are not allowed'],
])('refuses %s with a message', async (path, message) => {
  const { status, body } = await admin.get(`/api/admin/${path}`);
  expect([status, body.message]).toEqual([
    400,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});

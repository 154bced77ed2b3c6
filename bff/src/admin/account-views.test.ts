import { beforeAll, expect, test } from '@jest/globals';
import {
  createAccount,
  createAdmin,
  createUser,
  password,
  type TestAccount,
  type TestUser,
} from '../../test/builders.ts';
import { callEndpoint, listEndpoints } from '../../test/endpoints.ts';
import { setUpHarness, type Client } from '../../test/harness.ts';
import { setRole } from './admin-command.ts';

const reason = 'Asked why a lesson is locked';

const harness = setUpHarness();
let admin: TestUser;
let sharedView: Client;
beforeAll(async () => {
  admin = await createAdmin(harness);
  sharedView = await openView(await createUser(harness));
});

const requestView = ({ id }: TestAccount, by = admin) => by.post(`/api/admin/users/${id}/view`, { reason });

async function openView(user: TestAccount, by = admin): Promise<Client> {
  const { body } = await requestView(user, by).expect(200);
  return harness.client(body.accessToken);
}

const statusOf = async (client: Client) => (await client.get('/api/user/me')).status;

const readLog = async ({ id }: TestAccount) =>
  (await admin.get(`/api/admin/audit-log?accountId=${id}`).expect(200)).body.rows;

const changes = (await listEndpoints())
  .filter(({ method, path }) => method !== 'GET' && path !== '/auth/logout')
  .map((endpoint) => [endpoint.method, endpoint.path] as const);

test('finds the endpoints that change something', () => {
  expect(changes.length).toBeGreaterThan(50);
});

test.each(changes)('refuses %s %s in a view', async (method, path) => {
  expect(await callEndpoint(sharedView, { method, path })).toMatchObject({
    status: 403,
    body: {
      code: 'read_only_view',
      message: 'This is a read-only view of another account. This action is not available in it.',
    },
  });
});

test.each(['/buy/payment-status/pi_1', '/user/export/download', '/payment/invoice/2026-1/pdf'])(
  'refuses GET %s in a view, which does more than show a page',
  async (path) => {
    expect((await sharedView.get(`/api${path}`)).body.code).toBe('read_only_view');
  },
);

test('shows what the user sees and adds a log entry', async () => {
  const user = await createUser(harness);
  const view = await openView(user);
  for (const path of ['/user/me', '/user/profile', '/payment/all', '/code/1/drafts'])
    expect((await view.get(`/api${path}`)).body).toEqual((await user.get(`/api${path}`)).body);
  expect((await view.get('/api/admin/users')).body.code).toBe('admins_only');
  expect(await readLog(user)).toMatchObject([
    { act: 'view-account', actor: { id: admin.id }, person: { id: user.id }, reason },
  ]);
});

test('refuses to view the accounts of admins and deleted accounts', async () => {
  const erased = await createAccount(harness.database.db, { erased_at: new Date() });
  for (const [account, message] of [
    [admin, 'The accounts of admins, including your own, cannot be viewed.'],
    [await createAdmin(harness), 'The accounts of admins, including your own, cannot be viewed.'],
    [erased, 'This account was deleted.'],
  ] as const) {
    expect(await requestView(account)).toMatchObject({ status: 409, body: { message } });
    expect(await readLog(account)).toEqual([]);
  }
});

test('ends a view after 15 minutes, even if it is used', async () => {
  const start = harness.now;
  const view = await openView(await createUser(harness));
  const statuses: number[] = [];
  for (const minutes of [10, 14, 15]) {
    harness.now = new Date(start.getTime() + minutes * 60_000);
    statuses.push(await statusOf(view));
  }
  expect(statuses).toEqual([200, 200, 401]);
});

interface Parties {
  readonly user: TestUser;
  readonly support: TestUser;
  readonly view: Client;
}

test.each<[string, (parties: Parties) => PromiseLike<unknown>]>([
  ['the view is ended', ({ view }) => view.post('/api/auth/logout').expect(200)],
  ['the admin logs out', ({ support }) => support.post('/api/auth/logout').expect(200)],
  ['the admin loses the role', ({ support }) => setRole(harness.database.db, support.email, 'user')],
  ['the user ends all other sessions', ({ user }) => user.delete('/api/user/sessions').expect(200)],
  [
    'the user changes the password',
    ({ user }) =>
      user
        .put('/api/user/password', { currentPassword: password, password: 'another long password' })
        .expect(200),
  ],
])('ends a view when %s', async (_, end) => {
  const [user, support] = await Promise.all([createUser(harness), createAdmin(harness)]);
  const view = await openView(user, support);
  expect(await statusOf(view)).toBe(200);
  await end({ user, support, view });
  expect([await statusOf(view), await statusOf(user)]).toEqual([401, 200]);
});

test('hides the addresses of logins in a view', async () => {
  const user = await createUser(harness);
  await harness.client().post('/api/auth/login', { email: user.email, password }).expect(200);
  const view = await openView(user);
  const listAddresses = async (client: Client) => {
    const { body } = await client.get('/api/user/sessions').expect(200);
    return (body as { address: string | null }[]).map(({ address }) => address);
  };
  expect(await listAddresses(user)).toContain('127.0.0.1');
  expect(await listAddresses(view)).toEqual([null, null, null]);
});

test('lists a view among the sessions of the user, but does not count it for admins', async () => {
  const user = await createUser(harness);
  const readDetails = async () => (await admin.get(`/api/admin/users/${user.id}`).expect(200)).body;
  const details = await readDetails();
  harness.now = new Date(harness.now.getTime() + 60_000);
  await openView(user);
  expect(await readDetails()).toEqual(details);
  expect((await user.get('/api/user/sessions')).body).toMatchObject([
    { isCurrent: true, device: 'Unknown browser' },
    { isCurrent: false, device: 'Support (read only)', address: null },
  ]);
});

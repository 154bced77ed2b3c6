import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAdmin, aUser, type Person } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';

let harness: Harness;
let admin: Person;
beforeAll(async () => {
  harness = await startHarness();
  admin = await anAdmin(harness);
});
afterAll(() => harness.stop());

const open = (cookie: string, path = '/admin/queues') => harness.client().get(path).set('Cookie', cookie);

async function enter(person: Person): Promise<string> {
  const { headers } = await person.post('/admin/queues/session').expect(204);
  const [cookie = ''] = headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(/; Path=\/admin\/queues; .*HttpOnly; SameSite=Strict$/);
  return cookie.split(';', 1)[0] ?? '';
}

test('an admin trades the token for a cookie and sees the queues', async () => {
  const cookie = await enter(admin);
  const page = await open(cookie);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Dry Run queues');
  expect(page.headers).not.toHaveProperty('x-powered-by');
  expect(page.headers['content-security-policy']).toContain("base-uri 'self'"); // its links hang on a base element
  const { body } = await open(cookie, '/admin/queues/api/queues');
  expect(body.queues.map(({ name }: { name: string }) => name)).toEqual([
    'judge',
    'payments',
    'mail',
    'accounts',
  ]);
});

test('only admins get a cookie', async () => {
  expect((await (await aUser(harness)).post('/admin/queues/session')).status).toBe(403);
  expect((await harness.client().post('/admin/queues/session')).status).toBe(401);
});

test('without a cookie there is only the entry page with a script of our own', async () => {
  for (const cookie of ['', 'dryrun_queues=', `dryrun_queues=${'A'.repeat(43)}`]) {
    const page = await open(cookie);
    expect(page.status).toBe(401);
    expect(page.text).toContain('<script src="/admin/queues/entry.js" defer></script>');
    expect((await open(cookie, '/admin/queues/api/queues')).body.code).toBe('not_logged_in');
  }
  expect((await open('', '/admin/queues/entry.js')).headers['content-type']).toMatch(/javascript/);
});

test('the cookie is worth nothing once the admin has logged out or is no longer one', async () => {
  const cookie = await enter(admin);
  await harness.database.db.updateTable('account').set({ role: 'user' }).where('id', '=', admin.id).execute();
  expect((await open(cookie)).status).toBe(401);
  await harness.database.db
    .updateTable('account')
    .set({ role: 'admin' })
    .where('id', '=', admin.id)
    .execute();
  expect((await open(cookie)).status).toBe(200);
  await admin.post('/api/auth/logout').expect(200);
  expect((await open(cookie)).status).toBe(401);
});

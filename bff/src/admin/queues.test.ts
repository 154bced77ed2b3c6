import { randomUUID } from 'node:crypto';
import { Worker } from 'bullmq';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectRedis } from '@dryrun/runtime/redis';
import { createAdmin, createUser, type TestUser } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';

let harness: Harness;
let admin: TestUser;
beforeAll(async () => {
  harness = await startHarness();
  admin = await createAdmin(harness);
});
afterAll(() => harness.stop());

const open = (cookie: string, path = '/admin/queues') => harness.client().get(path).set('Cookie', cookie);

async function enter(person: TestUser): Promise<string> {
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
  expect((await (await createUser(harness)).post('/admin/queues/session')).status).toBe(403);
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

test('no address of the dashboard holds a token, and it loads nothing from elsewhere', async () => {
  const person = await createAdmin(harness);
  const cookie = await enter(person);
  const page = await open(cookie);
  expect(page.text).not.toContain(person.token);
  expect(cookie).not.toContain(person.token);
  const addresses = [...page.text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  const ours = addresses.filter((address) => !address.startsWith('https://fonts.g'));
  expect(ours.length).toBeGreaterThan(0);
  for (const address of ours) expect(address).not.toMatch(/^https?:|token|[?#]/);
  // Its own page asks for fonts elsewhere, which the browser is told not to fetch.
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("font-src 'self';");
});

/** A failed job, and the address at which the dashboard tries it again. */
async function aFailedJob({ context }: Harness): Promise<string> {
  const queue = context.enqueuer.queues.mail;
  const job = await queue.add('send', { mailId: randomUUID() }, { attempts: 1 });
  const token = randomUUID();
  const connection = connectRedis(context.config.REDIS_URL.reveal());
  const { REDIS_PREFIX: prefix } = context.config;
  const worker = new Worker(queue.name, null, { connection, prefix, autorun: false });
  const taken = await worker.getNextJob(token);
  if (!taken) throw new Error('the job is not there');
  await taken.moveToFailed(new Error('no mail server'), token);
  await worker.close();
  connection.disconnect();
  return `/admin/queues/api/queues/mail/${job.id}/retry`;
}

const logged = async ({ database }: Harness) =>
  database.db.selectFrom('audit_entry').select(['act', 'subject']).orderBy('at', 'desc').limit(1).execute();

test('what an admin does to a job is in the audit log, with the queue and the job', async () => {
  const cookie = await enter(await createAdmin(harness));
  expect(await logged(harness)).toEqual([{ act: 'open-queues', subject: '' }]);
  const path = await aFailedJob(harness);
  await harness.client().put(path).set('Cookie', cookie).expect(204);
  expect(await logged(harness)).toEqual([
    { act: 'act-on-queue', subject: `PUT ${path.replace('/admin/queues', '')}` },
  ]);
});

test('with QUEUES_READ_ONLY the dashboard shows and changes nothing', async () => {
  const readOnly = await startHarness({ QUEUES_READ_ONLY: '1' });
  try {
    const person = await createAdmin(readOnly);
    const { headers } = await person.post('/admin/queues/session').expect(204);
    const cookie = (headers['set-cookie'] as unknown as string[])[0]?.split(';', 1)[0] ?? '';
    const path = await aFailedJob(readOnly);
    const { body } = await readOnly.client().get('/admin/queues/api/queues').set('Cookie', cookie);
    expect(body.queues.map(({ readOnlyMode }: { readOnlyMode: boolean }) => readOnlyMode)).toEqual(
      body.queues.map(() => true),
    );
    const refused = await readOnly.client().put(path).set('Cookie', cookie);
    expect(refused.status).toBe(405);
    expect(await readOnly.context.enqueuer.queues.mail.getFailedCount()).toBe(1);
    expect(await logged(readOnly)).toEqual([{ act: 'open-queues', subject: '' }]);
  } finally {
    await readOnly.stop();
  }
});

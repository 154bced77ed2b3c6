import { randomUUID } from 'node:crypto';
import { Worker } from 'bullmq';
import { beforeAll, expect, test } from '@jest/globals';
import { connectRedis } from '@dryrun/runtime/redis';
import { createAdmin, createUser, type TestUser } from '../../test/builders.ts';
import { setUpHarness, startHarness, type Harness } from '../../test/harness.ts';

const harness = setUpHarness();
let admin: TestUser;
beforeAll(async () => {
  admin = await createAdmin(harness);
});

const open = (cookie: string, path = '/admin/queues') => harness.client().get(path).set('Cookie', cookie);

async function createSession(user: TestUser): Promise<string> {
  const { headers } = await user.post('/admin/queues/session').expect(204);
  const [cookie = ''] = headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(/; Path=\/admin\/queues; .*HttpOnly; SameSite=Strict$/);
  return cookie.split(';', 1)[0] ?? '';
}

test('exchanges the token of an admin for a cookie and shows the queues', async () => {
  const cookie = await createSession(admin);
  const page = await open(cookie);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Dry Run queues');
  expect(page.headers).not.toHaveProperty('x-powered-by');
  expect(page.headers['content-security-policy']).toContain("base-uri 'self'"); // its links rely on a base element
  const { body } = await open(cookie, '/admin/queues/api/queues');
  expect(body.queues.map(({ name }: { name: string }) => name)).toEqual([
    'judge',
    'payments',
    'mail',
    'accounts',
  ]);
});

test('gives a cookie to admins only', async () => {
  expect((await (await createUser(harness)).post('/admin/queues/session')).status).toBe(403);
  expect((await harness.client().post('/admin/queues/session')).status).toBe(401);
});

test('shows only the login page without a cookie', async () => {
  for (const cookie of ['', 'dryrun_queues=', `dryrun_queues=${'A'.repeat(43)}`]) {
    const page = await open(cookie);
    expect(page.status).toBe(401);
    expect(page.text).toContain('<script src="/admin/queues/entry.js" defer></script>');
    expect((await open(cookie, '/admin/queues/api/queues')).body.code).toBe('not_logged_in');
  }
  expect((await open('', '/admin/queues/entry.js')).headers['content-type']).toMatch(/javascript/);
});

test('refuses the cookie after logout or loss of the admin role', async () => {
  const cookie = await createSession(admin);
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

test('puts no token into URLs and loads nothing from other hosts', async () => {
  const viewer = await createAdmin(harness);
  const cookie = await createSession(viewer);
  const page = await open(cookie);
  expect(page.text).not.toContain(viewer.token);
  expect(cookie).not.toContain(viewer.token);
  const urls = [...page.text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url);
  const ownUrls = urls.filter((url) => !url.startsWith('https://fonts.g'));
  expect(ownUrls.length).toBeGreaterThan(0);
  for (const url of ownUrls) expect(url).not.toMatch(/^https?:|token|[?#]/);
  // The page links to external fonts, which the policy blocks.
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("font-src 'self';");
});

/** Returns the dashboard's URL to retry the job. */
async function createFailedJob({ context }: Harness): Promise<string> {
  const queue = context.enqueuer.queues.mail;
  const job = await queue.add('send', { mailId: randomUUID() }, { attempts: 1 });
  const token = randomUUID();
  const connection = connectRedis(context.config.REDIS_URL.reveal());
  const { REDIS_PREFIX: prefix } = context.config;
  const worker = new Worker(queue.name, null, { connection, prefix, autorun: false });
  const activeJob = await worker.getNextJob(token);
  if (!activeJob) throw new Error('job not found');
  await activeJob.moveToFailed(new Error('no mail server'), token);
  await worker.close();
  connection.disconnect();
  return `/admin/queues/api/queues/mail/${job.id}/retry`;
}

const lastAuditEntry = async ({ database }: Harness) =>
  database.db.selectFrom('audit_entry').select(['act', 'subject']).orderBy('at', 'desc').limit(1).execute();

test('logs actions on a job with queue and job id', async () => {
  const cookie = await createSession(await createAdmin(harness));
  expect(await lastAuditEntry(harness)).toEqual([{ act: 'open-queues', subject: '' }]);
  const path = await createFailedJob(harness);
  await harness.client().put(path).set('Cookie', cookie).expect(204);
  expect(await lastAuditEntry(harness)).toEqual([
    { act: 'act-on-queue', subject: `PUT ${path.replace('/admin/queues', '')}` },
  ]);
});

test('shows the queues and refuses changes with QUEUES_READ_ONLY', async () => {
  const readOnly = await startHarness({ QUEUES_READ_ONLY: '1' });
  try {
    const viewer = await createAdmin(readOnly);
    const { headers } = await viewer.post('/admin/queues/session').expect(204);
    const cookie = (headers['set-cookie'] as unknown as string[])[0]?.split(';', 1)[0] ?? '';
    const path = await createFailedJob(readOnly);
    const { body } = await readOnly.client().get('/admin/queues/api/queues').set('Cookie', cookie);
    expect(body.queues.map(({ readOnlyMode }: { readOnlyMode: boolean }) => readOnlyMode)).toEqual(
      body.queues.map(() => true),
    );
    const refused = await readOnly.client().put(path).set('Cookie', cookie);
    expect(refused.status).toBe(405);
    expect(await readOnly.context.enqueuer.queues.mail.getFailedCount()).toBe(1);
    expect(await lastAuditEntry(readOnly)).toEqual([{ act: 'open-queues', subject: '' }]);
  } finally {
    await readOnly.stop();
  }
});

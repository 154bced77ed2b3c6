import { randomUUID } from 'node:crypto';
import { emailRow } from '@dryrun/contracts/emails';
import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { beforeAll, expect, test } from '@jest/globals';
import {
  createAccount,
  createAdmin,
  createOwner,
  createPayment,
  createUser,
  type TestUser,
} from '../../test/builders.ts';
import { setUpStripeHarness } from '../../test/fake-stripe.ts';
import { lastEmailTo } from '../../test/emails.ts';
import { setRole } from './admin-command.ts';

const harness = setUpStripeHarness();
let admin: TestUser;
beforeAll(async () => {
  admin = await createAdmin(harness);
});

const readLog = async (accountId: string) =>
  (await admin.get(`/api/admin/audit-log?accountId=${accountId}`).expect(200)).body.rows;

const reason = 'Requested by email';
const byAdmin = () => ({ actor: { id: admin.id }, reason });

test('ends all sessions of an account and adds a log entry', async () => {
  const user = await createUser(harness);
  expect((await admin.post(`/api/admin/users/${user.id}/end-sessions`, { reason })).body).toEqual({
    message: 'Logged out of 1 browser.',
  });
  expect((await user.get('/api/user/me')).status).toBe(401);
  expect(await readLog(user.id)).toMatchObject([
    {
      ...byAdmin(),
      act: 'end-sessions',
      person: { id: user.id, email: user.email },
      before: { sessions: 1 },
      after: { sessions: 0 },
    },
  ]);
});

test('refuses an action without a reason or on an unknown account and logs nothing', async () => {
  const user = await createUser(harness);
  const refused = await admin.post(`/api/admin/users/${user.id}/end-sessions`, { reason: '  ' });
  expect(refused.body.fields).toEqual({ reason: 'reason: enter a reason; it is saved in the audit log' });
  expect((await user.get('/api/user/me')).status).toBe(200);
  expect((await admin.post(`/api/admin/users/${randomUUID()}/end-sessions`, { reason })).status).toBe(404);
  expect(await readLog(user.id)).toEqual([]);
});

test('resends the confirmation link to unconfirmed accounts only', async () => {
  const { id, email } = await createAccount(harness.database.db, { confirmed_at: null });
  await admin.post(`/api/admin/users/${id}/resend-confirmation`, { reason }).expect(200);
  const { template, token } = await lastEmailTo(harness, email);
  expect(template).toBe('confirm-email');
  await harness.client().post(`/api/auth/confirm-email?token=${token}`).expect(200);
  expect(await readLog(id)).toMatchObject([{ ...byAdmin(), act: 'resend-confirmation' }]);
  const secondResponse = await admin.post(`/api/admin/users/${id}/resend-confirmation`, { reason });
  expect([secondResponse.status, secondResponse.body.message]).toEqual([
    409,
    'This email is already confirmed.',
  ]);
});

test('grants, extends, shortens and ends access and logs each change', async () => {
  const user = await createUser(harness);
  const inDays = (days: number) => new Date(harness.now.getTime() + days * 24 * 3600 * 1000).toISOString();
  const setAccess = (until: string | null) =>
    admin.put('/api/admin/enrolments', { email: user.email.toUpperCase(), courseId: 1, until, reason });
  const lessonStatus = async () => (await user.get('/api/lesson/content?id=3')).status;
  expect(await lessonStatus()).toBe(403);
  expect((await setAccess(null)).body.message).toBe('This user has no access to this course right now.');
  await setAccess(inDays(30)).expect(200);
  expect(await lessonStatus()).toBe(200);
  await setAccess(inDays(60)).expect(200);
  expect((await setAccess(inDays(60))).body.message).toBe('Access already ends on that day.');
  await setAccess(inDays(10)).expect(200);
  await setAccess(null).expect(200);
  expect(await lessonStatus()).toBe(403);
  expect(await readLog(user.id)).toMatchObject([
    { ...byAdmin(), act: 'end-enrolment', before: { until: inDays(10) }, after: { until: null } },
    { act: 'shorten-enrolment', before: { until: inDays(60) }, after: { until: inDays(10) } },
    { act: 'extend-enrolment', before: { until: inDays(30) }, after: { until: inDays(60) } },
    { act: 'grant-enrolment', before: { until: null }, after: { until: inDays(30) } },
  ]);
});

test('completes the problems that were approved before access was granted', async () => {
  const user = await createUser(harness);
  const { db } = harness.database;
  await insertSubmission(db, user.id, { question_id: 1, status_msg: 'Approved' });
  await insertSubmission(db, user.id, { question_id: 14, status_msg: 'Wrong Answer' });
  const listFinished = async () => (await user.get('/api/user/me')).body.currentCourses[0]?.finishedLessons;
  const setAccess = (days: number) => {
    const until = new Date(harness.now.getTime() + days * 24 * 3600 * 1000).toISOString();
    return admin.put('/api/admin/enrolments', { email: user.email, courseId: 1, until, reason }).expect(200);
  };
  await setAccess(30);
  expect(await listFinished()).toEqual([23]);
  await user.post('/api/lesson/completed', { courseId: 1, lessonId: 23, isCompleted: false }).expect(200);
  await setAccess(60);
  expect(await listFinished()).toEqual([]);
});

test.each([
  [{ courseId: 77 }, 404, 'courseId: course not found.'],
  [{ until: '2020-01-01T00:00:00Z' }, 400, 'until: choose a future date'],
  [{ email: 'nobody@example.com' }, 404, 'email: no account has this email'],
])('refuses to grant access with %j', async (change, status, message) => {
  const user = await createUser(harness);
  const until = new Date(Date.now() + 1e9).toISOString();
  const body = { email: user.email, courseId: 1, until, reason, ...change };
  expect(await admin.put('/api/admin/enrolments', body)).toMatchObject({ status, body: { message } });
  expect(await readLog(user.id)).toEqual([]);
});

async function findPayment(
  buyer: TestUser,
  stripeId: string,
): Promise<{ id: string; refundableCents: number }> {
  const { body } = await admin.get(`/api/admin/payments?accountId=${buyer.id}`).expect(200);
  return body.rows.find((row: { stripeId: string }) => row.stripeId === stripeId);
}

test('refunds a payment in full and only once, even after the refund window', async () => {
  const buyer = await createOwner(harness);
  const stripeId = await createPayment(harness, buyer, {
    paid_at: new Date(Date.now() - 90 * 24 * 3600 * 1000),
  });
  const { id } = await findPayment(buyer, stripeId);
  const refund = () => admin.post(`/api/admin/payments/${id}/refund`, { reason });
  const responses = await Promise.all([refund(), refund(), refund()]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const rows = await harness.database.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.state', 'refund.origin', 'refund.amount_cents', 'refund.decided_by'])
    .where('payment.id', '=', id)
    .execute();
  expect(rows).toMatchObject([
    { state: 'approved', origin: 'admin', amount_cents: 3900, decided_by: admin.id },
  ]);
  const jobs = await harness.context.enqueuer.queues.payments.getJobs(['waiting']);
  expect(jobs.map(({ data }) => data)).toContainEqual({ refundId: rows[0]?.id });
  expect((await findPayment(buyer, stripeId)).refundableCents).toBe(0);
  expect(await readLog(buyer.id)).toMatchObject([
    {
      ...byAdmin(),
      act: 'refund-payment',
      subject: stripeId,
      before: { refundedCents: 0 },
      after: { refundedCents: 3900 },
    },
  ]);
});

test('refuses a direct refund while a request is pending, and logs the decision', async () => {
  const buyer = await createOwner(harness);
  const stripeId = await createPayment(harness, buyer);
  await harness.database.db
    .insertInto('lesson_progress')
    .values(Array.from({ length: 20 }, (_, i) => ({ account_id: buyer.id, course_id: 1, lesson_id: i + 1 })))
    .execute();
  await buyer.post('/api/payment/refund', { stripeId, reason: 'Too hard' }).expect(200);
  const { id } = await findPayment(buyer, stripeId);
  const directRefund = await admin.post(`/api/admin/payments/${id}/refund`, { reason });
  expect(directRefund.body.message).toBe('The buyer has requested a refund. Decide on that request instead.');
  const { body: waiting } = await admin.get('/api/admin/refunds?state=waiting').expect(200);
  const request = waiting.rows.find((row: { stripeId: string }) => row.stripeId === stripeId);
  await admin
    .put(`/api/admin/refunds/${request.id}`, { isApproved: false, answer: 'You read most of it.' })
    .expect(200);
  expect(await readLog(buyer.id)).toMatchObject([
    {
      act: 'reject-refund',
      subject: stripeId,
      before: { state: 'requested' },
      after: { state: 'rejected' },
      reason: 'You read most of it.',
    },
  ]);
  const { body: decided } = await admin.get('/api/admin/refunds?state=decided').expect(200);
  expect(decided.rows.map(({ id: refundId }: { id: string }) => refundId)).toContain(request.id);
  await admin.post(`/api/admin/payments/${id}/refund`, { reason }).expect(200); // goodwill after a rejection
});

async function createFailedEmail(accountId: string, recipient: string): Promise<string> {
  const { id } = await harness.database.db
    .insertInto('mail')
    .values({
      ...emailRow('password-changed', { accountId, recipient }, { changedAt: new Date().toISOString() }),
      state: 'failed',
      attempt: 12,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('retries or drops a failed email, but not one that is being sent', async () => {
  const user = await createUser(harness);
  const id = await createFailedEmail(user.id, user.email);
  const applyAction = (name: 'retry' | 'drop') => admin.post(`/api/admin/mail/${id}/${name}`, { reason });
  const state = () =>
    harness.database.db
      .selectFrom('mail')
      .select(['state', 'attempt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await applyAction('drop').expect(200);
  expect(await state()).toEqual({ state: 'dropped', attempt: 12 });
  await applyAction('retry').expect(200);
  expect(await state()).toEqual({ state: 'queued', attempt: 0 });
  expect((await applyAction('retry')).body.message).toBe('Only failed or dropped emails can be sent again.');
  await harness.database.db.updateTable('mail').set({ state: 'sending' }).where('id', '=', id).execute();
  expect((await applyAction('drop')).body.message).toBe('Only queued or failed emails can be dropped.');
  expect(await readLog(user.id)).toMatchObject([
    {
      ...byAdmin(),
      act: 'retry-mail',
      subject: 'password-changed',
      before: { state: 'dropped', attempts: 12 },
      after: { state: 'queued' },
    },
    { act: 'drop-mail', before: { state: 'failed' }, after: { state: 'dropped' } },
  ]);
});

test('logs the creation of a promo code and each change of its values', async () => {
  const code = `P${randomUUID().slice(0, 8).toUpperCase()}`;
  await admin.post('/api/admin/promo-codes', { code, fraction: 0.2, maxUses: 5 }).expect(201);
  await admin.put(`/api/admin/promo-codes/${code}`, { maxUses: 9 }).expect(200);
  await admin.put(`/api/admin/promo-codes/${code}`, { maxUses: 9 }).expect(200); // no change, so no entry
  const { body } = await admin.get('/api/admin/audit-log').expect(200);
  const entries = body.rows.filter(({ subject }: { subject: string }) => subject === code);
  expect(entries).toMatchObject([
    { act: 'change-promo-code', actor: { id: admin.id }, before: { maxUses: 5 }, after: { maxUses: 9 } },
    { act: 'create-promo-code', actor: { id: admin.id }, before: null, after: { fraction: 0.2, maxUses: 5 } },
  ]);
});

test('logs a role change from the command line without an actor', async () => {
  const { id, email } = await createAccount(harness.database.db);
  await setRole(harness.database.db, email, 'admin');
  await setRole(harness.database.db, email, 'user');
  expect(await readLog(id)).toMatchObject([
    { act: 'revoke-admin', actor: null, before: { role: 'admin' }, after: { role: 'user' } },
    { act: 'grant-admin', actor: null, before: { role: 'user' }, after: { role: 'admin' } },
  ]);
});

test('finds log entries by admin or affected account, and refuses to change them', async () => {
  const [other, user] = [await createAdmin(harness), await createUser(harness)];
  await other.post(`/api/admin/users/${user.id}/end-sessions`, { reason }).expect(200);
  for (const { email } of [other, user]) {
    const { body } = await admin.get(`/api/admin/audit-log?search=${email}`).expect(200);
    expect(body.rows).toMatchObject([{ actor: { email: other.email }, person: { email: user.email } }]);
  }
  const { body } = await admin.get('/api/admin/audit-log?act=end-sessions').expect(200);
  expect(body.rows.every(({ act }: { act: string }) => act === 'end-sessions')).toBe(true);
  const { db } = harness.database;
  for (const change of [
    db.updateTable('audit_entry').set({ reason: 'something else' }),
    db.deleteFrom('audit_entry'),
  ])
    await expect(change.execute()).rejects.toThrow('the audit log is only added to');
});

test('logs nothing if the transaction of the action fails', async () => {
  const { db } = harness.database;
  const user = await createUser(harness);
  const failing = db.transaction().execute(async (trx) => {
    const { audit } = await import('../platform/audit.ts');
    await audit(trx, { actorId: admin.id, act: 'end-sessions', accountId: user.id });
    throw new Error('the action failed');
  });
  await expect(failing).rejects.toThrow('the action failed');
  expect(await readLog(user.id)).toEqual([]);
});

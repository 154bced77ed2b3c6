import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import { createAdmin, createOwner, createPayment, createUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

const hourMs = 3600 * 1000;
const hoursFromNow = (hours: number): Date => new Date(harness.now.getTime() + hours * hourMs);

test.each([undefined, 'x', 'A'.repeat(43)])('refuses the token %s', async (token) => {
  const { status, body } = await harness.client(token).get('/api/user/me');
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'not_logged_in' });
});

test('returns the owned course with progress, last lesson and end of access', async () => {
  const expiresAt = new Date('2099-03-02T23:59:59Z');
  const owner = await createOwner(harness, expiresAt);
  for (const lessonId of [24, 3]) {
    await owner.post('/api/lesson/completed', { courseId: 1, lessonId, isCompleted: true });
  }
  await owner.post('/api/lesson/last-lesson', { courseId: 1, lessonId: 23 });
  const { body } = await owner.get('/api/user/me');
  expect(body.currentCourses).toEqual([
    {
      courseId: 1,
      coursePath: 'coding-interview',
      finishedLessons: [3, 24],
      lastLessonPath: 'three-sum',
      enrolledAt: expect.any(String),
      expiresAt: expiresAt.toISOString(),
    },
  ]);
});

test.each([
  ['refunded', { state: 'refunded' }, true],
  ['refunded as an extension', { state: 'refunded', is_extension: true }, undefined],
  ['paid', {}, undefined],
  ['refunded for another course', { state: 'refunded', course_ids: '[2]' }, undefined],
] as const)('reports whether access ended by a refund: %s', async (_, values, isRefunded) => {
  const owner = await createOwner(harness, new Date(Date.now() - hourMs));
  await createPayment(harness, owner, { paid_at: new Date(Date.now() + hourMs), ...values });
  const { body } = await owner.get('/api/user/me');
  expect(body.currentCourses).toMatchObject([{ courseId: 1 }]);
  expect(body.currentCourses[0].isRefunded).toBe(isRefunded);
});

test('lists solved and tried questions separately, even without the course', async () => {
  const user = await createUser(harness);
  const other = await createUser(harness);
  const { db } = harness.database;
  await insertSubmission(db, user.id, { question_id: 14, status_msg: 'Wrong Answer' });
  await insertSubmission(db, user.id, { question_id: 1, status_msg: 'Approved' });
  await insertSubmission(db, user.id, { question_id: 1, status_msg: 'Wrong Answer' });
  await insertSubmission(db, user.id, { question_id: 9, state: 'queued' });
  await insertSubmission(db, other.id, { question_id: 2, status_msg: 'Approved' });
  const { body } = await user.get('/api/user/me');
  expect(body).toMatchObject({ solvedQuestions: [1], triedQuestions: [9, 14] });
});

test('extends a session that is used at least every 30 days', async () => {
  const user = await createUser(harness);
  for (let use = 0; use < 3; use++) {
    harness.now = hoursFromNow(20 * 24);
    expect((await user.get('/api/user/me')).status).toBe(200);
  }
});

test('ends a session after 30 days without use', async () => {
  const user = await createUser(harness);
  harness.now = hoursFromNow(30 * 24 + 1);
  expect((await user.get('/api/user/me')).status).toBe(401);
});

test('extends a session at most once a day', async () => {
  const user = await createUser(harness);
  harness.now = hoursFromNow(23);
  await user.get('/api/user/me');
  harness.now = hoursFromNow(30 * 24 - 22);
  expect((await user.get('/api/user/me')).status).toBe(401);
});

test("ends an admin's session after 24 hours, even if it is used", async () => {
  const admin = await createAdmin(harness);
  harness.now = hoursFromNow(23);
  expect((await admin.get('/api/user/me')).status).toBe(200);
  harness.now = hoursFromNow(2);
  expect((await admin.get('/api/user/me')).status).toBe(401);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startHarness, type Harness } from '../test/harness.ts';
import { seedDemo } from './seed-demo.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const logIn = async (email: string) => {
  const { body } = await harness
    .client()
    .post('/api/auth/login', { email, password: 'dry-run-demo' })
    .expect(200);
  return body.user;
};

test('the demo accounts can log in: a learner with the course, a visitor without, an admin', async () => {
  await seedDemo(harness.database.db, new Date('2026-11-22T10:00:00Z'));
  const learner = await logIn('learner@example.com');
  expect(learner.currentCourses).toMatchObject([
    { coursePath: 'coding-interview', expiresAt: '2027-11-22T23:59:59.000Z' },
  ]);
  expect((await logIn('visitor@example.com')).currentCourses).toEqual([]);
  expect((await logIn('admin@example.com')).role).toBe('admin');
});

test('seeding again changes nothing until the access has ended, then renews it', async () => {
  await seedDemo(harness.database.db, new Date('2027-11-22T10:00:00Z'));
  expect((await logIn('learner@example.com')).currentCourses[0].expiresAt).toBe('2027-11-22T23:59:59.000Z');
  await seedDemo(harness.database.db, new Date('2027-11-23T10:00:00Z'));
  expect((await logIn('learner@example.com')).currentCourses[0].expiresAt).toBe('2028-11-23T23:59:59.000Z');
});

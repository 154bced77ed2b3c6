import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { setUpHarness } from '../../test/harness.ts';
import { seedDemo } from './seed-demo.ts';

const harness = setUpHarness();

const logIn = async (email: string) => {
  const { body } = await harness
    .client()
    .post('/api/auth/login', { email, password: 'dry-run-demo' })
    .expect(200);
  return body.user;
};

test('creates demo accounts that can log in: a learner with the course, a visitor and an admin', async () => {
  await seedDemo(harness.database.db, new Date('2026-11-22T10:00:00Z'));
  const learner = await logIn('learner@example.com');
  expect(learner.currentCourses).toMatchObject([
    { coursePath: 'coding-interview', expiresAt: '2027-11-22T23:59:59.000Z' },
  ]);
  expect((await logIn('visitor@example.com')).currentCourses).toEqual([]);
  expect((await logIn('admin@example.com')).role).toBe('admin');
});

test('renews only access that has ended when it runs again', async () => {
  await seedDemo(harness.database.db, new Date('2027-11-22T10:00:00Z'));
  expect((await logIn('learner@example.com')).currentCourses[0].expiresAt).toBe('2027-11-22T23:59:59.000Z');
  await seedDemo(harness.database.db, new Date('2027-11-23T10:00:00Z'));
  expect((await logIn('learner@example.com')).currentCourses[0].expiresAt).toBe('2028-11-23T23:59:59.000Z');
});

const runCommand = (environment: Record<string, string>) =>
  new Promise<{ code: number | undefined; output: string; errors: string }>((resolve) => {
    const script = fileURLToPath(new URL('seed-demo.ts', import.meta.url));
    const options = { env: environment, timeout: 20_000 };
    const child = execFile(
      process.execPath,
      ['--conditions=source', script],
      options,
      (_, output, errors) => {
        resolve({ code: child.exitCode ?? undefined, output, errors });
      },
    );
  });

test.each([
  [{}, 'DATABASE_URL is not set. Set it to the database to seed.\n'],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', APP_MODE: 'production' },
    'Demo accounts have a public password and are not allowed in production.\n',
  ],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    'Could not create the demo accounts: connect ECONNREFUSED 127.0.0.1:1\n',
  ],
])('prints a single error line with the settings %j', async (environment, errors) => {
  expect(await runCommand(environment)).toEqual({ code: 1, output: '', errors });
});

import { expect, test } from '@jest/globals';
import { createAccount, createUser, password } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { setRole } from './admin-command.ts';
import { refuseDemoAccounts } from '../dev/demo-accounts.ts';
import { seedDemo } from '../dev/seed-demo.ts';

const harness = setUpHarness();

test('grants and revokes the admin role and ends all sessions', async () => {
  const { db } = harness.database;
  const user = await createUser(harness);
  expect(await setRole(db, ` ${user.email.toUpperCase()}`, 'admin')).toBe(
    `${user.email} is now an admin and must log in again.`,
  );
  expect((await user.get('/api/user/me')).status).toBe(401);
  const logIn = () => harness.client().post('/api/auth/login', { email: user.email, password });
  const { body } = await logIn();
  expect(body.user.role).toBe('admin');
  expect(await setRole(db, user.email, 'admin')).toBe(`${user.email} is already an admin.`);
  expect((await harness.client(body.accessToken).get('/api/user/me')).status).toBe(200);
  await setRole(db, user.email, 'user');
  expect((await harness.client(body.accessToken).get('/api/user/me')).status).toBe(401);
  expect((await logIn()).body.user.role).toBe('user');
});

test('refuses an unknown or unconfirmed account', async () => {
  const { db } = harness.database;
  await expect(setRole(db, 'nobody@example.com', 'admin')).rejects.toThrow(
    'No account has the email nobody@example.com.',
  );
  const { email } = await createAccount(db, { confirmed_at: null });
  await expect(setRole(db, email, 'admin')).rejects.toThrow(
    `${email} has not confirmed this email address yet.`,
  );
});

test('does not change a role through the API', async () => {
  const user = await createUser(harness);
  await user.put('/api/user/profile', { name: 'Ada', role: 'admin' });
  expect((await user.get('/api/user/me')).body).toMatchObject({ name: 'Ada', role: 'user' });
});

test('refuses a database with demo accounts in production unless DEMO is set', async () => {
  const { db } = harness.database;
  await expect(refuseDemoAccounts(db, { APP_MODE: 'production', DEMO: false })).resolves.toBeUndefined();
  await seedDemo(db, harness.now);
  await expect(refuseDemoAccounts(db, { APP_MODE: 'production', DEMO: false })).rejects.toThrow(
    /^The database has the demo account \S+@example\.com, whose password is public/,
  );
  await expect(refuseDemoAccounts(db, { APP_MODE: 'production', DEMO: true })).resolves.toBeUndefined();
  await expect(refuseDemoAccounts(db, { APP_MODE: 'local', DEMO: false })).resolves.toBeUndefined();
});

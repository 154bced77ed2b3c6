import { expect, test } from '@jest/globals';
import {
  createAccount,
  createUser,
  completeJudging,
  password,
  previewInput,
  previewQuestion,
} from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { addressKey } from './rate-limits.ts';

const harness = setUpHarness({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });

const logInFrom = (ip: string, email: string, typedPassword: string) =>
  harness.client().post('/api/auth/login', { email, password: typedPassword }).set('X-Forwarded-For', ip);

test('blocks the eleventh login attempt of an account, from any address', async () => {
  const { email } = await createAccount(harness.database.db);
  for (let i = 0; i < 10; i++) expect((await logInFrom(`10.0.0.${i}`, email, 'wrong')).status).toBe(401);
  const { status, headers, body } = await logInFrom('10.0.1.1', email.toUpperCase(), password);
  const seconds = Number(headers['retry-after']);
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 429,
    code: 'too_many_attempts',
    message: `Too many attempts. Please wait ${seconds} seconds.`,
  });
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
});

test('resets the count after a successful login', async () => {
  const { email } = await createAccount(harness.database.db);
  for (let i = 0; i < 9; i++) await logInFrom('10.0.2.1', email, 'wrong');
  expect((await logInFrom('10.0.2.1', email, password)).status).toBe(200);
  expect((await logInFrom('10.0.2.1', email, 'wrong')).status).toBe(401);
  expect((await logInFrom('10.0.2.1', email, 'wrong')).status).toBe(401);
});

test('blocks the fifty-first login attempt of an address, for any account', async () => {
  const attempts = Array.from({ length: 51 }, (_, i) =>
    logInFrom('10.0.3.1', `unknown${i}@example.com`, 'wrong'),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await logInFrom('10.0.3.2', 'unknown@example.com', 'wrong')).status).toBe(401);
});

test('allows twenty runs and ten submissions a minute', async () => {
  const user = await createUser(harness);
  for (let i = 0; i < 20; i++) {
    const run = { ...previewQuestion, typedCode: `class Solution: x = ${i}`, input: previewInput };
    const { body } = await user.post('/api/code/run', run).expect(200);
    await completeJudging(harness.database.db, 'run', body.run_id);
  }
  expect((await user.post('/api/code/run', { ...previewQuestion, input: previewInput })).status).toBe(429);
  for (let i = 0; i < 10; i++) {
    const { body } = await user
      .post('/api/code/submit', { ...previewQuestion, typedCode: `x = ${i}` })
      .expect(200);
    await completeJudging(harness.database.db, 'submission', body.submission_id);
  }
  expect((await user.post('/api/code/submit', previewQuestion)).status).toBe(429);
});

test.each([
  ['203.0.113.7', '203.0.113.7/32'],
  ['::ffff:203.0.113.7', '203.0.113.7/32'],
  ['::ffff:cb00:7107', '203.0.113.7/32'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
])('counts the address %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

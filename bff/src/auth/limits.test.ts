import { expect, test } from '@jest/globals';
import { createAccount, password, uniqueEmail } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

const harness = setUpHarness({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }, { captcha: fakeCaptcha });

const clientAt = (address: string) => ({
  post: (path: string, body?: object) => harness.client().post(path, body).set('X-Forwarded-For', address),
});

async function expectLimit(
  limit: number,
  call: (attempt: number) => PromiseLike<{
    status: number;
    body: { code?: string; message: string };
    headers: Record<string, string>;
  }>,
) {
  for (let attempt = 0; attempt < limit; attempt += 1)
    expect((await call(attempt)).body.code).not.toBe('too_many_attempts');
  const { status, body, headers } = await call(limit);
  const seconds = Number(headers['retry-after']);
  expect(status).toBe(429);
  expect(body.message).toBe(`Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'}.`);
  return seconds;
}

test('limits logins to an account to ten in 15 minutes, across all addresses', async () => {
  const { email } = await createAccount(harness.database.db);
  const seconds = await expectLimit(10, (attempt) =>
    clientAt(`10.1.0.${attempt}`).post('/api/auth/login', { email, password: 'wrong' }),
  );
  expect(seconds).toBeGreaterThan(800);
  expect((await clientAt('10.1.1.1').post('/api/auth/login', { email, password })).status).toBe(429);
});

test('limits logins from an address to fifty in 15 minutes, across all accounts', async () => {
  await expectLimit(50, () =>
    clientAt('10.2.0.1').post('/api/auth/login', { email: uniqueEmail(), password: 'wrong' }),
  );
  expect(
    (await clientAt('10.2.0.2').post('/api/auth/login', { email: uniqueEmail(), password: 'x' })).status,
  ).toBe(401);
});

test('resets the count of failed logins after a successful login', async () => {
  const { email } = await createAccount(harness.database.db);
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await clientAt('10.3.0.1').post('/api/auth/login', { email, password: 'wrong' });
  }
  expect((await clientAt('10.3.0.1').post('/api/auth/login', { email, password })).status).toBe(200);
  expect((await clientAt('10.3.0.1').post('/api/auth/login', { email, password: 'wrong' })).status).toBe(401);
});

test('limits sign-ups from an address to five an hour', async () => {
  await expectLimit(5, () =>
    clientAt('10.4.0.1').post('/api/auth/signup', {
      email: uniqueEmail(),
      password,
      recaptchaToken: solvedCaptcha,
    }),
  );
});

test('limits recovery requests for an email to three an hour, whether it is known or not', async () => {
  for (const email of [uniqueEmail(), (await createAccount(harness.database.db)).email]) {
    await expectLimit(3, (attempt) =>
      clientAt(`10.5.0.${attempt}`).post(`/api/auth/account-recovery?email=${encodeURIComponent(email)}`),
    );
  }
});

test('limits confirmation attempts from an address to twenty an hour', async () => {
  await expectLimit(20, () => clientAt('10.6.0.1').post(`/api/auth/confirm-email?token=${'A'.repeat(43)}`));
});

test('limits social sign-up calls from an address to one hundred in 15 minutes', async () => {
  await expectLimit(100, () =>
    clientAt('10.8.0.1').post('/api/auth/social-signup/identity', { code: 'A'.repeat(43) }),
  );
});

test('resends a confirmation at most once a minute', async () => {
  const email = uniqueEmail();
  const seconds = await expectLimit(1, () =>
    clientAt('10.7.0.1').post('/api/auth/resend-confirmation', { email }),
  );
  expect(seconds).toBeLessThanOrEqual(60);
});

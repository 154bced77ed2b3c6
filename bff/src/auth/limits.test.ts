import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAccount, password } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }, { captcha: fakeCaptcha });
});
afterAll(() => harness.stop());

/** A caller at an address of its own. */
const from = (address: string) => ({
  post: (path: string, body?: object) => harness.client().post(path, body).set('X-Forwarded-For', address),
});
const anEmail = () => `${randomUUID()}@example.com`;

async function untilRefused(
  limit: number,
  call: (time: number) => PromiseLike<{
    status: number;
    body: { code?: string; message: string };
    headers: Record<string, string>;
  }>,
) {
  for (let time = 0; time < limit; time += 1)
    expect((await call(time)).body.code).not.toBe('too_many_attempts');
  const { status, body, headers } = await call(limit);
  const seconds = Number(headers['retry-after']);
  expect(status).toBe(429);
  expect(body.message).toBe(`Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'}.`);
  return seconds;
}

test('an account is logged in to ten times in 15 minutes, from wherever', async () => {
  const { email } = await createAccount(harness.database.db);
  const seconds = await untilRefused(10, (time) =>
    from(`10.1.0.${time}`).post('/api/auth/login', { email, password: 'wrong' }),
  );
  expect(seconds).toBeGreaterThan(800);
  expect((await from('10.1.1.1').post('/api/auth/login', { email, password })).status).toBe(429);
});

test('an address logs in fifty times in 15 minutes, to whatever account', async () => {
  await untilRefused(50, () =>
    from('10.2.0.1').post('/api/auth/login', { email: anEmail(), password: 'wrong' }),
  );
  expect((await from('10.2.0.2').post('/api/auth/login', { email: anEmail(), password: 'x' })).status).toBe(
    401,
  );
});

test('a login that succeeds forgets the failures before it', async () => {
  const { email } = await createAccount(harness.database.db);
  for (let time = 0; time < 9; time += 1) {
    await from('10.3.0.1').post('/api/auth/login', { email, password: 'wrong' });
  }
  expect((await from('10.3.0.1').post('/api/auth/login', { email, password })).status).toBe(200);
  expect((await from('10.3.0.1').post('/api/auth/login', { email, password: 'wrong' })).status).toBe(401);
});

test('an address signs up five times an hour', async () => {
  await untilRefused(5, () =>
    from('10.4.0.1').post('/api/auth/signup', { email: anEmail(), password, recaptchaToken: solvedCaptcha }),
  );
});

test('a recovery is asked for three times an hour for one e-mail, known or not', async () => {
  for (const email of [anEmail(), (await createAccount(harness.database.db)).email]) {
    await untilRefused(3, (time) =>
      from(`10.5.0.${time}`).post(`/api/auth/account-recovery?email=${encodeURIComponent(email)}`),
    );
  }
});

test('an address tries twenty links an hour', async () => {
  await untilRefused(20, () => from('10.6.0.1').post(`/api/auth/confirm-email?token=${'A'.repeat(43)}`));
});

test('a confirmation is sent again once a minute', async () => {
  const email = anEmail();
  const seconds = await untilRefused(1, () =>
    from('10.7.0.1').post('/api/auth/resend-confirmation', { email }),
  );
  expect(seconds).toBeLessThanOrEqual(60);
});

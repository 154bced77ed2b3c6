import { randomUUID } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';
import { minimumMs } from '../credentials/constant-response-time.ts';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { createAccount, password } = await import('../../test/builders.ts');
const { setUpHarness } = await import('../../test/harness.ts');

const harness = setUpHarness({}, { captcha: fakeCaptcha });

const signUpPassword = 'chosen at the sign-up';

const post = (path: string, body?: object) => harness.client().post(path, body);
const signUp = (email: string, chosen: string) =>
  post('/api/auth/signup', { email, password: chosen, recaptchaToken: solvedCaptcha });

/** An email that has an account, and one that has none. */
async function createEmails(): Promise<string[]> {
  return [(await createAccount(harness.database.db)).email, `${randomUUID()}@example.com`];
}

test.each([
  ['login', 'not the right one'],
  ['login after a sign-up', signUpPassword],
])('gives known and unknown emails the same response to a %s, after as many hashes', async (name, chosen) => {
  const attempts = new Set<string>();
  for (const email of await createEmails()) {
    if (name === 'login after a sign-up') await signUp(email, signUpPassword);
    verify.mockClear();
    const { status, body } = await post('/api/auth/login', { email, password: chosen });
    const hashes = verify.mock.calls.length;
    expect(hashes).toBeGreaterThan(0);
    attempts.add(JSON.stringify({ hashes, status, ...body, requestId: '' }));
  }
  expect(attempts.size).toBe(1);
});

test.each([
  ['sign-up', (email: string) => signUp(email, password)],
  ['recovery', (email: string) => post(`/api/auth/account-recovery?email=${encodeURIComponent(email)}`)],
  ['resend request', (email: string) => post('/api/auth/resend-confirmation', { email })],
] as const)(
  'gives known and unknown emails the same response to a %s, after the minimum time',
  async (_, call) => {
    const responses = new Set<string>();
    for (const email of await createEmails()) {
      const start = performance.now();
      const { status, body } = await call(email);
      expect(performance.now() - start).toBeGreaterThanOrEqual(minimumMs - 1); // timers round down
      responses.add(JSON.stringify({ status, ...body, requestId: '' }));
    }
    expect(responses.size).toBe(1);
  },
);

import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createAccount, password } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

const harness = setUpHarness({}, { captcha: fakeCaptcha });

const rounds = 5;
/** A password hash computed in only one case takes ten times as long. Load on the machine changes the ratio less. */
const maxRatio = 3;

const signUpPassword = 'chosen at the sign-up';

const post = (path: string, body?: object) => harness.client().post(path, body);
const calls = {
  login: (email: string) => post('/api/auth/login', { email, password: 'not the right one' }),
  'sign-up': (email: string) => post('/api/auth/signup', { email, password, recaptchaToken: solvedCaptcha }),
  recovery: (email: string) => post(`/api/auth/account-recovery?email=${encodeURIComponent(email)}`),
  'login after a sign-up': (email: string) => post('/api/auth/login', { email, password: signUpPassword }),
  'resend request': (email: string) => post('/api/auth/resend-confirmation', { email }),
} as const;

test.each(Object.entries(calls))(
  'gives known and unknown emails the same response to a %s, equally fast',
  async (name, call) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const responses = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const known = (await createAccount(harness.database.db)).email;
      for (const [kind, email] of [
        ['known', known],
        ['unknown', `${randomUUID()}@example.com`],
      ] as const) {
        if (name === 'login after a sign-up') {
          await post('/api/auth/signup', { email, password: signUpPassword, recaptchaToken: solvedCaptcha });
        }
        const start = performance.now();
        const { status, body } = await call(email);
        times[kind].push(performance.now() - start);
        responses.add(JSON.stringify({ status, ...body, requestId: '' }));
      }
    }
    expect(responses.size).toBe(1);
    // Compares the fastest runs, because other load on the machine only adds time.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown);
    expect(ratio).toBeLessThan(maxRatio);
    expect(ratio).toBeGreaterThan(1 / maxRatio);
  },
);

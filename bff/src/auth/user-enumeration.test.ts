import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAccount, password } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { fakeCaptcha, solvedCaptcha } from '../../test/fake-captcha.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({}, { captcha: fakeCaptcha });
});
afterAll(() => harness.stop());

const rounds = 5;
/** How far apart the fastest answers may be: a password hash that is computed for one of them only takes ten times as long. */
const most = 1.5;

/** What was chosen at the sign-ups before `a login after a sign-up`. */
const signedUp = 'chosen at the sign-up';

const post = (path: string, body?: object) => harness.client().post(path, body);
const calls = {
  'a login': (email: string) => post('/api/auth/login', { email, password: 'not the right one' }),
  'a sign-up': (email: string) =>
    post('/api/auth/signup', { email, password, recaptchaToken: solvedCaptcha }),
  'a recovery': (email: string) => post(`/api/auth/account-recovery?email=${encodeURIComponent(email)}`),
  'a login after a sign-up': (email: string) => post('/api/auth/login', { email, password: signedUp }),
  'a request for the link': (email: string) => post('/api/auth/resend-confirmation', { email }),
} as const;

test.each(Object.entries(calls))(
  '%s answers a known and an unknown e-mail alike and as fast',
  async (name, call) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const known = (await createAccount(harness.database.db)).email;
      for (const [kind, email] of [
        ['known', known],
        ['unknown', `${randomUUID()}@example.com`],
      ] as const) {
        if (name === 'a login after a sign-up') {
          await post('/api/auth/signup', { email, password: signedUp, recaptchaToken: solvedCaptcha });
        }
        const start = performance.now();
        const { status, body } = await call(email);
        times[kind].push(performance.now() - start);
        answers.add(JSON.stringify({ status, ...body, requestId: '' }));
      }
    }
    expect(answers.size).toBe(1);
    // The fastest of several: other work on the machine only ever adds time.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown);
    expect(ratio).toBeLessThan(most);
    expect(ratio).toBeGreaterThan(1 / most);
  },
);

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@dryrun/runtime/logger';
import { locationOf, startBrowser } from '../test/browser.ts';
import { startHarness, type Harness } from '../test/harness.ts';
import { lastMailTo } from '../test/mails.ts';
import { openCaptcha, solved } from '../test/open-captcha.ts';

let harness: Harness;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger('bff', 'trace', { write: (line: string) => void lines.push(line) });
  harness = await startHarness({}, { captcha: openCaptcha, log });
});
afterAll(() => harness.stop());

const passwords = ['first secret phrase', 'second secret phrase', 'third secret phrase'] as const;
const typedCode = 'class Solution: secret_of_the_learner = 1';

/** Everything of a person's life with an account that opens something; what fails on the way too. */
async function liveAnAccount(): Promise<readonly string[]> {
  const email = `${randomUUID()}@example.com`;
  const [first, second, third] = passwords;
  const visitor = harness.client();
  await visitor.post('/api/auth/signup', { email, password: first, recaptchaToken: solved });
  const { token: ctn } = await lastMailTo(harness, email);
  await visitor.get(`/confirm-email?ctn=${ctn}`);
  await visitor.post(`/api/auth/confirm-email?token=${ctn}`);
  await visitor.post('/api/auth/login', { email, password: second });
  const { accessToken } = (await visitor.post('/api/auth/login', { email, password: first })).body;
  const user = harness.client(accessToken);
  await user.get('/api/user/me');
  const code = { questionId: 1, lang: 'python3', typedCode, courseId: 1 };
  await user.post('/api/code/run', { ...code, input: ['[1]'] });
  await user.post('/api/code/submit', { ...code, lang: 'cobol' });
  await user.put('/api/user/password', { currentPassword: first, password: second });
  await user.get('/payment-processing?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_abc');
  await visitor.post(`/api/auth/account-recovery?email=${email}`);
  const { token: upn } = await lastMailTo(harness, email);
  await visitor.get(`/password-change?upn=${upn}`);
  await visitor.post('/api/auth/password-change', { password: third, token: upn });
  await visitor.post('/api/auth/password-change', { password: third, token: upn });
  return [ctn, upn, accessToken, 'pi_1_secret_abc'];
}

async function logInSocially(): Promise<readonly string[]> {
  const browser = startBrowser(harness.url);
  const page = await browser.get(locationOf(await browser.get('/oauth2/authorize/google?state=/blog')));
  const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const form = { request, email: `${randomUUID()}@example.com`, isVerified: 'on', decision: 'allow' };
  const back = locationOf(await browser.submit('/dev/google/authorize', form));
  const home = locationOf(await browser.get(back));
  await browser.get(home);
  const code = new URL(back).searchParams.get('code') ?? '';
  const token = new URL(home).searchParams.get('token') ?? '';
  return [code, token];
}

test('no password, token or code is in any line of the log', async () => {
  const opened = [...(await liveAnAccount()), ...(await logInSocially())];
  expect(opened.every((secret) => secret.length >= 15)).toBe(true);
  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(15);
  for (const secret of [...passwords, ...opened, 'secret_of_the_learner', solved]) {
    expect(written.includes(secret) ? `in the log: ${secret}` : 'not in the log').toBe('not in the log');
  }
});

test.each(['password', 'token', 'upn', 'ctn', 'typedCode', 'client_secret', 'accessToken'])(
  'a field named %s is masked, deep in a line too',
  (name) => {
    lines.length = 0;
    harness.context.log.info(
      { [name]: 'hush', body: { [name]: 'hush', more: { [name]: 'hush' } } },
      'careless',
    );
    expect(lines.join('')).toContain('careless');
    expect(lines.join('')).not.toContain('hush');
  },
);

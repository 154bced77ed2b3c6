import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Secret } from '@dryrun/runtime/config';
import { startHarness, type Harness } from '../../test/harness.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

let harness: Harness;
let google: Server;
let captcha: Captcha;
let judgement: unknown;
let asked = new URLSearchParams();

beforeAll(async () => {
  harness = await startHarness({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'hush' });
  const { redis } = harness.context;
  if (redis.status !== 'ready') await once(redis, 'ready');
  const answer = async (body: Promise<string>): Promise<string> => {
    asked = new URLSearchParams(await body);
    return JSON.stringify(judgement);
  };
  google = createServer((request, response) => {
    answer(text(request)).then(
      (found) => response.end(found),
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  captcha = createRecaptcha(harness.context.config, new Secret('hush'), redis, url);
});
afterAll(async () => {
  google.close();
  await harness.stop();
});

const good = { success: true, action: 'signup', score: 0.9, hostname: '127.0.0.1' };
const verify = (solution: string, found: unknown) => {
  judgement = found;
  return captcha.verify(solution, 'signup', '10.0.0.1').then(
    () => 'accepted',
    (error: Error) => error.message,
  );
};
const refusal = 'Failed to verify ReCAPTCHA. Please try again.';

test('what Google takes for a person is accepted once; Google is asked with key, token and address', async () => {
  expect(await verify('token', good)).toBe('accepted');
  expect(Object.fromEntries(asked)).toEqual({ secret: 'hush', response: 'token', remoteip: '10.0.0.1' });
  expect(await verify('token', good)).toBe(refusal);
});

test.each([
  ['a low score', { ...good, score: 0.4 }],
  ['no score', { success: true, action: 'signup', hostname: '127.0.0.1' }],
  ['another action', { ...good, action: 'comment_submission' }],
  ['another host', { ...good, hostname: 'evil.example' }],
  ['a refusal', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['something else', 'what?'],
])('%s is refused', async (what, found) => {
  expect(await verify(what, found)).toBe(refusal);
});

test('with keys the client is told the site key, gets no challenge and may load Google’s script', async () => {
  const { body, headers } = await harness.client().get('/api/auth/options');
  expect(body.captcha).toEqual({ provider: 'recaptcha', siteKey: 'site' });
  expect((await harness.client().get('/api/auth/captcha-challenge')).status).toBe(404);
  expect(headers['content-security-policy']).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//,
  );
  expect(headers['content-security-policy']).toMatch(
    /frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//,
  );
  expect(headers['content-security-policy']).not.toContain('trusted-types'); // its script adds others by address
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Secret } from '@dryrun/runtime/config';
import { setUpHarness } from '../../test/harness.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

const harness = setUpHarness({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'hush' });
let fakeGoogle: Server;
let captcha: Captcha;
let assessment: unknown;
let sentForm = new URLSearchParams();

beforeAll(async () => {
  const respond = async (body: Promise<string>): Promise<string> => {
    sentForm = new URLSearchParams(await body);
    return JSON.stringify(assessment);
  };
  fakeGoogle = createServer((request, response) => {
    respond(text(request)).then(
      (json) => response.end(json),
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(fakeGoogle, 'listening');
  const url = `http://127.0.0.1:${(fakeGoogle.address() as AddressInfo).port}`;
  captcha = createRecaptcha(harness.context.config, new Secret('hush'), harness.context.redis, url);
});
afterAll(() => {
  fakeGoogle.close();
});

const goodAssessment = { success: true, action: 'signup', score: 0.9, hostname: '127.0.0.1' };
const verify = (solution: string, googleAssessment: unknown) => {
  assessment = googleAssessment;
  return captcha.verify(solution, 'signup', '10.0.0.1').then(
    () => 'accepted',
    (error: Error) => error.message,
  );
};
const failure = 'Failed to verify ReCAPTCHA. Please try again.';

test('accepts a token with a good score once, and sends key, token and address to Google', async () => {
  expect(await verify('token', goodAssessment)).toBe('accepted');
  expect(Object.fromEntries(sentForm)).toEqual({ secret: 'hush', response: 'token', remoteip: '10.0.0.1' });
  expect(await verify('token', goodAssessment)).toBe(failure);
});

test.each([
  ['a low score', { ...goodAssessment, score: 0.4 }],
  ['no score', { success: true, action: 'signup', hostname: '127.0.0.1' }],
  ['another action', { ...goodAssessment, action: 'comment_submission' }],
  ['another host', { ...goodAssessment, hostname: 'evil.example' }],
  ['a token that Google rejects', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['an unexpected response', 'what?'],
])('refuses %s', async (name, googleAssessment) => {
  expect(await verify(name, googleAssessment)).toBe(failure);
});

test('sends the site key, offers no challenge and allows Google’s script if keys are set', async () => {
  const { body, headers } = await harness.client().get('/api/auth/options');
  expect(body.captcha).toEqual({ provider: 'recaptcha', siteKey: 'site' });
  expect((await harness.client().get('/api/auth/captcha-challenge')).status).toBe(404);
  expect(headers['content-security-policy']).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//,
  );
  expect(headers['content-security-policy']).toMatch(
    /frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//,
  );
  expect(headers['content-security-policy']).not.toContain('trusted-types'); // Google's script sets script URLs itself
});

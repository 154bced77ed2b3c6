import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { signText } from '@dryrun/runtime/secret-key';
import { getLocation, startBrowser } from '../../test/browser.ts';
import { setUpHarness, startHarness, type Harness } from '../../test/harness.ts';
import { findClient, type ProviderClient } from '../auth/social/providers.ts';

const harness = setUpHarness();
let client: ProviderClient;
beforeAll(async () => {
  const googleClient = findClient(harness.context.config, 'google');
  if (!googleClient) throw new Error('no client');
  client = googleClient;
});

const readClient = ({ context }: Harness) => {
  const { clientID = '', callbackURL = '' } = findClient(context.config, 'google') ?? {};
  return { client_id: clientID, redirect_uri: callbackURL };
};
const requestIn = (page: string): string => /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';

const verifier = 'v'.repeat(43);
const request = () => ({
  response_type: 'code',
  client_id: client.clientID,
  redirect_uri: client.callbackURL,
  scope: 'openid email',
  state: 's'.repeat(32),
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
});
const authorize = (fields: Record<string, string> = {}) =>
  startBrowser(harness.url).get(
    `/dev/google/authorize?${new URLSearchParams({ ...request(), ...fields }).toString()}`,
  );

test.each([
  [{ client_id: 'another-client' }, 'client_id is unknown.'],
  [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri is not registered for this client.'],
  [{ response_type: 'token' }, 'response_type must be code.'],
  [{ state: '' }, 'state is too short to be a nonce.'],
  [{ code_challenge: 'short' }, 'code_challenge is not valid.'],
  [{ code_challenge_method: 'plain' }, 'code_challenge_method must be S256.'],
])('refuses a request with %j', async (fields, message) => {
  const response = await authorize(fields);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(message);
});

async function requestCode(): Promise<string> {
  const form = {
    request: requestIn(await (await authorize()).text()),
    email: 'kim@example.com',
    name: 'Kim',
    isVerified: 'on',
    decision: 'allow',
  };
  const response = await startBrowser(harness.url).submit('/dev/google/authorize', form);
  return new URL(getLocation(response)).searchParams.get('code') ?? '';
}

const exchangeCode = (code: string, fields: Record<string, string> = {}) =>
  startBrowser(harness.url).submit('/dev/google/token', {
    grant_type: 'authorization_code',
    code,
    client_id: client.clientID,
    client_secret: client.clientSecret,
    redirect_uri: client.callbackURL,
    code_verifier: verifier,
    ...fields,
  });

test.each([
  [{ code_verifier: 'w'.repeat(43) }, 'code_verifier does not match the code_challenge'],
  [{ client_secret: 'wrong' }, 'client_secret is wrong'],
  [{ client_id: 'wrong' }, 'client_id is wrong'],
  [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri does not match the request'],
  [{ grant_type: 'password' }, 'grant_type must be authorization_code'],
])('refuses to exchange a code with %j, and consumes it', async (fields, message) => {
  const code = await requestCode();
  expect(await (await exchangeCode(code, fields)).json()).toEqual({
    error: 'invalid_grant',
    error_description: message,
  });
  expect((await exchangeCode(code)).status).toBe(400);
});

test('exchanges a code once for a token that identifies the user', async () => {
  const code = await requestCode();
  const { access_token: token } = (await (await exchangeCode(code)).json()) as { access_token: string };
  expect((await exchangeCode(code)).status).toBe(400);
  const response = await fetch(`${harness.url}/dev/google/userinfo`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({
    email: 'kim@example.com',
    email_verified: true,
    name: 'Kim',
  });
  expect((await fetch(`${harness.url}/dev/google/userinfo`)).status).toBe(401);
});

const choose = async (form: Record<string, string>) => {
  const response = await startBrowser(harness.url).submit('/dev/google/authorize', form);
  return [response.status, /<p>(.+)<\/p>/.exec(await response.text())?.[1]];
};
const signed = (text: string) => signText(harness.context.config.SECRET_KEY, 'fake google', text);

test('refuses a form whose request is forged or was issued with other settings', async () => {
  const choice = { email: 'kim@example.com', decision: 'allow' };
  const notIssuedHere = [400, 'The form was not issued by this server.'];
  for (const text of [
    '',
    '.',
    'bm90IG91cnM.c2lnbmF0dXJl',
    'é.é',
    `${signed('{}')}x`,
    signed('{}').slice(1),
  ]) {
    expect(await choose({ ...choice, request: text })).toEqual(notIssuedHere);
  }
  expect(await choose(choice)).toEqual(notIssuedHere);
  const stale = JSON.stringify({ ...request(), redirect_uri: 'http://old.example/oauth2/callback/google' });
  expect(await choose({ ...choice, request: signed(stale) })).toEqual([
    400,
    'redirect_uri is not registered for this client.',
  ]);
  expect(await choose({ ...choice, request: signed('{"response_type":"code"}') })).toEqual([
    400,
    'client_id is missing.',
  ]);
  for (const text of ['7', 'null']) {
    expect((await choose({ ...choice, request: signed(text) }))[0]).toBe(400);
  }
});

test('responds with 503 while Redis is down', async () => {
  const withoutRedis = await startHarness();
  try {
    withoutRedis.context.redis.disconnect();
    const page = await startBrowser(withoutRedis.url).get(
      `/dev/google/authorize?${new URLSearchParams({
        ...request(),
        ...readClient(withoutRedis),
      }).toString()}`,
    );
    const form = { request: requestIn(await page.text()), email: 'kim@example.com', decision: 'allow' };
    const response = await startBrowser(withoutRedis.url).submit('/dev/google/authorize', form);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${withoutRedis.url}/dev/google/userinfo`)).status).toBe(503);
  } finally {
    await withoutRedis.stop();
  }
});

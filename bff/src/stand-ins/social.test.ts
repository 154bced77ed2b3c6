import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locationOf, startBrowser } from '../../test/browser.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { findClient, type ProviderClient } from '../auth/social/providers.ts';

let harness: Harness;
let client: ProviderClient;
beforeAll(async () => {
  harness = await startHarness();
  const found = findClient(harness.context.config, 'google');
  if (!found) throw new Error('no client');
  client = found;
});
afterAll(() => harness.stop());

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
  [{ client_id: 'somebody-else' }, 'client_id is not known here.'],
  [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri is not registered for this client.'],
  [{ response_type: 'token' }, 'response_type must be code.'],
  [{ state: '' }, 'state is too short to be a nonce.'],
  [{ code_challenge: 'short' }, 'code_challenge is not one.'],
  [{ code_challenge_method: 'plain' }, 'code_challenge_method must be S256.'],
])('a request with %j is refused', async (fields, sentence) => {
  const answer = await authorize(fields);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
});

async function aCode(): Promise<string> {
  const signed = /name="request" value="([^"]+)"/.exec(await (await authorize()).text())?.[1] ?? '';
  const form = {
    request: signed,
    email: 'kim@example.com',
    name: 'Kim',
    isVerified: 'on',
    decision: 'allow',
  };
  const answer = await startBrowser(harness.url).submit('/dev/google/authorize', form);
  return new URL(locationOf(answer)).searchParams.get('code') ?? '';
}

const trade = (code: string, fields: Record<string, string> = {}) =>
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
  [{ code_verifier: 'w'.repeat(43) }, 'code_verifier does not fit the code_challenge'],
  [{ client_secret: 'wrong' }, 'client_secret is wrong'],
  [{ client_id: 'wrong' }, 'client_id is wrong'],
  [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri is not that of the request'],
  [{ grant_type: 'password' }, 'grant_type must be authorization_code'],
])('a code is not traded with %j, and is spent by the attempt', async (fields, fault) => {
  const code = await aCode();
  expect(await (await trade(code, fields)).json()).toEqual({
    error: 'invalid_grant',
    error_description: fault,
  });
  expect((await trade(code)).status).toBe(400);
});

test('a code is traded once for a token that tells who it is', async () => {
  const code = await aCode();
  const { access_token: token } = (await (await trade(code)).json()) as { access_token: string };
  expect((await trade(code)).status).toBe(400);
  const answer = await fetch(`${harness.url}/dev/google/userinfo`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ email: 'kim@example.com', email_verified: true, name: 'Kim' });
  expect((await fetch(`${harness.url}/dev/google/userinfo`)).status).toBe(401);
});

test('a choice whose request was not made here is refused', async () => {
  const form = { request: 'bm90IG91cnM.c2lnbmF0dXJl', email: 'kim@example.com', decision: 'allow' };
  expect((await startBrowser(harness.url).submit('/dev/google/authorize', form)).status).toBe(400);
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signText } from '@dryrun/runtime/secret-key';
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

const clientOf = ({ context }: Harness) => {
  const { clientID = '', callbackURL = '' } = findClient(context.config, 'google') ?? {};
  return { client_id: clientID, redirect_uri: callbackURL };
};
/** The signed request in the page on which one chooses. */
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
  const form = {
    request: requestIn(await (await authorize()).text()),
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

const choose = async (form: Record<string, string>) => {
  const answer = await startBrowser(harness.url).submit('/dev/google/authorize', form);
  return [answer.status, /<p>(.+)<\/p>/.exec(await answer.text())?.[1]];
};
const signed = (text: string) => signText(harness.context.config.SECRET_KEY, 'google stand-in', text);

test('a choice whose request was not made here, or for other settings, is refused with a sentence', async () => {
  const choice = { email: 'kim@example.com', decision: 'allow' };
  const notOurs = [400, 'The form is not ours.'];
  for (const text of [
    '',
    '.',
    'bm90IG91cnM.c2lnbmF0dXJl',
    'é.é',
    `${signed('{}')}x`,
    signed('{}').slice(1),
  ]) {
    expect(await choose({ ...choice, request: text })).toEqual(notOurs);
  }
  expect(await choose(choice)).toEqual(notOurs);
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

test('while Redis is away the pages ask to try again, and take no blame', async () => {
  const lonely = await startHarness();
  try {
    lonely.context.redis.disconnect();
    const page = await startBrowser(lonely.url).get(
      `/dev/google/authorize?${new URLSearchParams({
        ...request(),
        ...clientOf(lonely),
      }).toString()}`,
    );
    const form = { request: requestIn(await page.text()), email: 'kim@example.com', decision: 'allow' };
    const answer = await startBrowser(lonely.url).submit('/dev/google/authorize', form);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${lonely.url}/dev/google/userinfo`)).status).toBe(503);
  } finally {
    await lonely.stop();
  }
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAccount, createUser, password } from '../../../test/builders.ts';
import { locationOf, startBrowser, type Browser } from '../../../test/browser.ts';
import { startHarness, type Harness } from '../../../test/harness.ts';
import { emailsTo } from '../../../test/emails.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const providers = ['google', 'github'] as const;
type Provider = (typeof providers)[number];

interface Choice {
  readonly email: string;
  readonly name?: string;
  readonly isVerified?: boolean;
  readonly decision?: 'allow' | 'deny';
}

const beginning = (provider: Provider, query: Record<string, string> = {}) =>
  `/oauth2/authorize/${provider}?${new URLSearchParams({ redirect_uri: `${harness.url}/oauth2/redirect`, ...query }).toString()}`;

/** Goes to the stand-in and chooses; gives the address back to which it sends the browser. */
async function choose(browser: Browser, provider: Provider, start: string, choice: Choice): Promise<string> {
  const page = await browser.get(locationOf(await browser.get(start)));
  const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const { email, name = '', isVerified = true, decision = 'allow' } = choice;
  const form = { request, email, name, decision, ...(isVerified && { isVerified: 'on' }) };
  return locationOf(await browser.submit(`/dev/${provider}/authorize`, form));
}

/** The whole way; gives the parameters with which the client's page is opened. */
async function logIn(provider: Provider, choice: Choice, query: Record<string, string> = {}) {
  const browser = startBrowser(harness.url);
  const back = await choose(browser, provider, beginning(provider, query), choice);
  const home = new URL(locationOf(await browser.get(back)));
  expect(home.origin + home.pathname).toBe(`${harness.url}/oauth2/redirect`);
  return Object.fromEntries(home.searchParams);
}

const anEmail = () => `${randomUUID()}@example.com`;

test.each(providers)(
  '%s opens a new, confirmed account and comes back to the path it began at',
  async (provider) => {
    const email = anEmail();
    const { token, state } = await logIn(provider, { email, name: 'Nia Noord' }, { state: '/blog?x=1#top' });
    expect(state).toBe('/blog?x=1#top');
    const me = await harness.client(token).get('/api/user/me');
    expect(me.body).toMatchObject({ name: 'Nia Noord', email, role: 'user' });
    const again = await logIn(provider, { email, name: 'Nia Noord' });
    expect((await harness.client(again['token']).get('/api/user/profile')).body.socialLogins).toMatchObject([
      { provider, email },
    ]);
  },
);

test.each([
  ['google', 'Your Google account has no verified e-mail.'],
  ['github', 'Your GitHub account has no verified e-mail.'],
] as const)('%s without a verified e-mail opens nothing', async (provider, error) => {
  expect(await logIn(provider, { email: anEmail(), isVerified: false }, { state: '/blog' })).toEqual({
    error,
    state: '/blog',
  });
});

test.each(['mallory@example.com\r\nBcc: all@example.com', 'not an address', '<b>@example.com'])(
  'an e-mail %j that no mail can reach opens nothing, whatever the provider says',
  async (email) => {
    expect(await logIn('google', { email })).toEqual({
      error: 'Your Google account has no verified e-mail.',
    });
  },
);

test('a confirmed account with the same e-mail is linked, and its owner told', async () => {
  const { email, id } = await createAccount(harness.database.db);
  const { token } = await logIn('google', { email: email.toUpperCase() });
  const session = await harness.client(token).get('/api/user/me');
  expect(session.body.email).toBe(email);
  expect((await emailsTo(harness, email)).map(({ template }) => template)).toEqual(['login-linked']);
  const logins = await harness.database.db
    .selectFrom('social_login')
    .select('provider')
    .where('account_id', '=', id)
    .execute();
  expect(logins).toEqual([{ provider: 'google' }]);
});

test('an account that nobody confirmed is not given to whoever has its e-mail at a provider', async () => {
  const { email } = await createAccount(harness.database.db, { confirmed_at: null });
  expect(await logIn('github', { email })).toEqual({
    error: 'Log in with your password and connect in Profile.',
  });
});

test('many first logins of one person at once open one account', async () => {
  const email = anEmail();
  const homes = await Promise.all(Array.from({ length: 8 }, () => logIn('google', { email })));
  expect(homes.map(({ error }) => error)).toEqual(Array(8).fill(undefined));
  const names = await Promise.all(homes.map(({ token }) => harness.client(token).get('/api/user/me')));
  expect(new Set(names.map(({ body }) => body.name)).size).toBe(1);
});

test('who refuses at the provider is told so', async () => {
  expect(await logIn('google', { email: anEmail(), decision: 'deny' }, { state: '/blog' })).toEqual({
    error: 'You did not allow the login with Google.',
    state: '/blog',
  });
});

const refusedHome = 'The login took too long or was begun in another window. Please try again.';
const errorOf = async (answer: Promise<Response>) =>
  new URL(locationOf(await answer)).searchParams.get('error');

test.each(['code=x', 'error=access_denied', 'code=x&state=y&error='])(
  'a login that is begun with %s begins all the same',
  async (query) => {
    const answer = await startBrowser(harness.url).get(`/oauth2/authorize/google?${query}`);
    expect(locationOf(answer)).toMatch(/^\/dev\/google\/authorize\?/);
  },
);

test.each(['', '?code=', '?error=', '?error=&code='])(
  'a browser that comes back with "%s" brings no answer of a provider',
  async (query) => {
    expect(await errorOf(startBrowser(harness.url).get(`/oauth2/callback/google${query}`))).toBe(refusedHome);
  },
);

test('a browser that did not begin the login cannot end it', async () => {
  const back = await choose(startBrowser(harness.url), 'google', beginning('google'), { email: anEmail() });
  expect(await errorOf(startBrowser(harness.url).get(back))).toBe(refusedHome);
});

test('an answer cannot be used twice', async () => {
  const browser = startBrowser(harness.url);
  const back = await choose(browser, 'google', beginning('google'), { email: anEmail() });
  expect(locationOf(await browser.get(back))).toContain('token=');
  expect(await errorOf(browser.get(back))).toBe(refusedHome);
});

test('a forged state, a forged cookie and the answer of the other provider are refused', async () => {
  const browser = startBrowser(harness.url);
  const back = await choose(browser, 'google', beginning('google'), { email: anEmail() });
  const forged = new URL(back);
  forged.searchParams.set('state', 'A'.repeat(32));
  expect(await errorOf(browser.get(forged.href))).toBe(refusedHome);
  expect(await errorOf(startBrowser(harness.url).get(back.replace('/google', '/github')))).toBe(refusedHome);
});

test('a code that the provider does not know leads to a sentence, not to a login', async () => {
  const browser = startBrowser(harness.url);
  const back = new URL(await choose(browser, 'github', beginning('github'), { email: anEmail() }));
  back.searchParams.set('code', 'x'.repeat(32));
  expect(await errorOf(browser.get(back.href))).toBe('The login with GitHub failed. Please try again.');
});

test.each([
  'https://evil.example/oauth2/redirect',
  'javascript:alert(1)',
  '//evil.example',
  '/oauth2/redirect',
])('a login does not return to %s', async (redirectUri) => {
  const answer = await startBrowser(harness.url).get(beginning('google', { redirect_uri: redirectUri }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: 'redirect_uri: a login may not return to this address.',
  });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'blog', '/a\nb'])(
  'the path %j is forgotten on the way',
  async (state) => {
    expect(await logIn('google', { email: anEmail() }, { state })).toEqual({ token: expect.any(String) });
  },
);

test('an unknown provider is not found', async () => {
  expect((await startBrowser(harness.url).get('/oauth2/authorize/facebook')).status).toBe(404);
});

test('with keys the browser goes to the real providers, with state and PKCE', async () => {
  const real = await startHarness({
    GOOGLE_CLIENT_ID: 'google-id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GITHUB_CLIENT_ID: 'github-id',
    GITHUB_CLIENT_SECRET: 'github-secret',
    SOCIAL_STAND_INS: '0',
  });
  try {
    const browser = startBrowser(real.url);
    const google = new URL(locationOf(await browser.get('/oauth2/authorize/google')));
    expect(google.origin + google.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    const github = new URL(locationOf(await browser.get('/oauth2/authorize/github')));
    expect(github.origin + github.pathname).toBe('https://github.com/login/oauth/authorize');
    for (const [name, { searchParams }] of Object.entries({ google, github })) {
      expect(Object.fromEntries(searchParams)).toMatchObject({
        client_id: `${name}-id`,
        redirect_uri: `${real.url}/oauth2/callback/${name}`,
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{32}$/),
      });
    }
    expect((await browser.submit('/dev/google/token', {})).status).toBe(404);
  } finally {
    await real.stop();
  }
});

test('without keys and stand-ins there is no social login', async () => {
  const bare = await startHarness({ SOCIAL_STAND_INS: '0', INBOX: '0' });
  try {
    expect((await bare.client().get('/api/auth/options')).body.socialProviders).toEqual([]);
    expect((await bare.client().get('/oauth2/authorize/google')).body.message).toBe(
      'This login is not available here.',
    );
    const { text } = await bare.client().get('/dev/inbox'); // the client's page, as for any other unknown path
    expect(text).not.toContain('Inbox');
  } finally {
    await bare.stop();
  }
});

/** Goes the way of linking as somebody logged in; gives the parameters with which the client's page is opened. */
async function link(user: Awaited<ReturnType<typeof createUser>>, provider: Provider, email: string) {
  const { url } = (await user.post(`/api/user/logins/${provider}`, { password })).body;
  const browser = startBrowser(harness.url);
  const back = await choose(browser, provider, url, { email });
  return Object.fromEntries(new URL(locationOf(await browser.get(back))).searchParams);
}

test('somebody logged in links a login with another e-mail and takes it away again', async () => {
  const user = await createUser(harness);
  const email = anEmail();
  const { link: code, state, token } = await link(user, 'github', email);
  expect([state, token]).toEqual(['/profile', undefined]);
  expect((await user.post('/api/user/logins', { code })).body).toEqual({ message: 'GitHub is connected.' });
  expect(await emailsTo(harness, user.email)).toMatchObject([
    { template: 'login-linked', data: { provider: 'GitHub', email } },
  ]);
  expect((await user.get('/api/user/profile')).body.socialLogins).toMatchObject([
    { provider: 'github', email },
  ]);
  const { token: opened } = await logIn('github', { email });
  expect((await harness.client(opened).get('/api/user/me')).body.email).toBe(user.email);
  expect((await user.delete('/api/user/logins/github')).body).toEqual({ message: 'GitHub is disconnected.' });
});

test('a login is linked only by who knows the password, or logged in just now without one', async () => {
  const user = await createUser(harness);
  const wrong = await user.post('/api/user/logins/google', { password: 'not this phrase' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password']);
  expect((await user.post('/api/user/logins/google', {})).body.message).toBe('password: enter your password');
  const other = await createUser(harness, { password_hash: null });
  expect((await other.post('/api/user/logins/google', {})).status).toBe(200);
  harness.now = new Date(Date.now() + 11 * 60_000);
  expect((await other.post('/api/user/logins/google', {})).body.code).toBe('login_again');
  harness.now = new Date();
});

test('the code of a link is good once and for its own account alone', async () => {
  const [user, stranger] = [await createUser(harness), await createUser(harness)];
  const { link: code } = await link(user, 'google', anEmail());
  expect((await stranger.post('/api/user/logins', { code })).body.code).toBe('link_not_valid');
  expect((await user.post('/api/user/logins', { code })).body.code).toBe('link_not_valid');
});

test('a login that opens another account is not linked', async () => {
  const email = anEmail();
  await logIn('google', { email });
  const user = await createUser(harness);
  const { link: code } = await link(user, 'google', email);
  expect((await user.post('/api/user/logins', { code })).body).toMatchObject({
    code: 'login_already_linked',
    message: 'This login already belongs to another account.',
  });
});

test('the only way to log in cannot be taken away', async () => {
  const { token } = await logIn('google', { email: anEmail() });
  const answer = await harness.client(token).delete('/api/user/logins/google');
  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe('This is your only way to log in. Set a password first.');
});

import { socialProviders, type SocialProvider } from '@dryrun/contracts/auth';
import { expect, test } from '@jest/globals';
import { createAccount, uniqueEmail } from '../../../test/builders.ts';
import { getLocation, startBrowser, type Browser } from '../../../test/browser.ts';
import { setUpHarness, startHarness } from '../../../test/harness.ts';
import { emailsTo } from '../../../test/emails.ts';
import { acceptTerms, finishAtProvider, logIn, submitLoginForm } from '../../../test/social-login.ts';

const harness = setUpHarness();

const findAccounts = (email: string) =>
  harness.database.db
    .selectFrom('account')
    .select(['terms_version', 'terms_accepted_at'])
    .where('email', '=', email)
    .execute();

test.each(socialProviders)(
  'creates no account for a %s login before the terms are accepted',
  async (provider) => {
    const email = uniqueEmail();
    const { signup, token } = await finishAtProvider(harness, provider, { email });
    expect(token).toBeUndefined();
    const identity = await harness.client().post('/api/auth/social-signup/identity', { code: signup });
    expect(identity.body).toEqual({ provider, email });
    for (const accepts of [false, null, 'true'])
      expect((await acceptTerms(harness, signup, accepts)).status).toBe(400);
    expect(await findAccounts(email)).toEqual([]);
    expect((await acceptTerms(harness, signup)).body.user.email).toBe(email);
    expect(await findAccounts(email)).toEqual([
      { terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), terms_accepted_at: harness.now },
    ]);
  },
);

test('accepts a sign-up code only once', async () => {
  const { signup } = await finishAtProvider(harness, 'google', { email: uniqueEmail() });
  const responses = await Promise.all([1, 2, 3].map(() => acceptTerms(harness, signup)));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  const { body } = await harness.client().post('/api/auth/social-signup/identity', { code: signup });
  expect(body.message).toBe('This login took too long. Please start it again.');
});

test.each(socialProviders)(
  'creates a confirmed account at the first %s login and returns to the original path',
  async (provider) => {
    const email = uniqueEmail();
    const choice = { email, name: 'Nia Noord' };
    const { token, state } = await logIn(harness, provider, choice, { state: '/blog?x=1#top' });
    expect(state).toBe('/blog?x=1#top');
    const me = await harness.client(token).get('/api/user/me');
    expect(me.body).toMatchObject({ name: 'Nia Noord', email, role: 'user' });
    const secondLogin = await logIn(harness, provider, choice);
    expect(
      (await harness.client(secondLogin['token']).get('/api/user/profile')).body.socialLogins,
    ).toMatchObject([{ provider, email }]);
  },
);

test.each([
  ['google', 'Your Google account has no verified email.'],
  ['github', 'Your GitHub account has no verified email.'],
] as const)('refuses a %s login without a verified email', async (provider, error) => {
  const choice = { email: uniqueEmail(), isVerified: false };
  expect(await logIn(harness, provider, choice, { state: '/blog' })).toEqual({ error, state: '/blog' });
});

test.each(['mallory@example.com\r\nBcc: all@example.com', 'not an address', '<b>@example.com'])(
  'refuses an undeliverable email %j from the provider',
  async (email) => {
    expect(await logIn(harness, 'google', { email })).toEqual({
      error: 'Your Google account has no verified email.',
    });
  },
);

test('links a confirmed account with the same email and notifies its owner', async () => {
  const { email, id } = await createAccount(harness.database.db);
  const { token } = await logIn(harness, 'google', { email: email.toUpperCase() });
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

test('refuses to link an unconfirmed account with the same email', async () => {
  const { email } = await createAccount(harness.database.db, { confirmed_at: null });
  expect(await logIn(harness, 'github', { email })).toEqual({
    error: 'Log in with your password, then connect GitHub in your profile.',
  });
});

test('creates one account for concurrent first logins of one user', async () => {
  const email = uniqueEmail();
  const results = await Promise.all(Array.from({ length: 8 }, () => logIn(harness, 'google', { email })));
  expect(results.map(({ error }) => error)).toEqual(Array(8).fill(undefined));
  const names = await Promise.all(results.map(({ token }) => harness.client(token).get('/api/user/me')));
  expect(new Set(names.map(({ body }) => body.name)).size).toBe(1);
});

test('shows a message when the user cancels at the provider', async () => {
  const choice = { email: uniqueEmail(), decision: 'deny' } as const;
  expect(await logIn(harness, 'google', choice, { state: '/blog' })).toEqual({
    error: 'You canceled the login with Google.',
    state: '/blog',
  });
});

const failure = 'The login took too long or was started in another window. Please try again.';

/** Returns the callback URL of a login of a new user. */
const startLogin = (browser: Browser, provider: SocialProvider) =>
  submitLoginForm(browser, provider, `/oauth2/authorize/${provider}`, { email: uniqueEmail() });

const readError = async (response: Promise<Response>) =>
  new URL(getLocation(await response)).searchParams.get('error');

test.each(['code=x', 'error=access_denied', 'code=x&state=y&error='])(
  'starts a login even if the query has %s',
  async (query) => {
    const response = await startBrowser(harness.url).get(`/oauth2/authorize/google?${query}`);
    expect(getLocation(response)).toMatch(/^\/dev\/google\/authorize\?/);
  },
);

test.each(['', '?code=', '?error=', '?error=&code='])(
  'refuses a callback with the query "%s"',
  async (query) => {
    expect(await readError(startBrowser(harness.url).get(`/oauth2/callback/google${query}`))).toBe(failure);
  },
);

test('refuses a callback from a browser other than the one that started the login', async () => {
  const callback = await startLogin(startBrowser(harness.url), 'google');
  expect(await readError(startBrowser(harness.url).get(callback))).toBe(failure);
});

test('refuses a replayed callback', async () => {
  const browser = startBrowser(harness.url);
  const callback = await startLogin(browser, 'google');
  expect(getLocation(await browser.get(callback))).toContain('signup=');
  expect(await readError(browser.get(callback))).toBe(failure);
});

test('refuses a forged state and a callback from the other provider', async () => {
  const browser = startBrowser(harness.url);
  const callback = await startLogin(browser, 'google');
  const forged = new URL(callback);
  forged.searchParams.set('state', 'A'.repeat(32));
  expect(await readError(browser.get(forged.href))).toBe(failure);
  expect(await readError(startBrowser(harness.url).get(callback.replace('/google', '/github')))).toBe(
    failure,
  );
});

test('shows a message when the provider rejects the code', async () => {
  const browser = startBrowser(harness.url);
  const callback = new URL(await startLogin(browser, 'github'));
  callback.searchParams.set('code', 'x'.repeat(32));
  expect(await readError(browser.get(callback.href))).toBe('Login with GitHub failed. Please try again.');
});

test.each([
  'https://evil.example/oauth2/redirect',
  'javascript:alert(1)',
  '//evil.example',
  '/oauth2/redirect',
])('refuses the redirect_uri %s', async (redirectUri) => {
  const start = `/oauth2/authorize/google?redirect_uri=${encodeURIComponent(redirectUri)}`;
  const response = await startBrowser(harness.url).get(start);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'redirect_uri: this address is not allowed.',
  });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'blog', '/a\nb'])(
  'drops the state %j, which is not a local path',
  async (state) => {
    const params = await logIn(harness, 'google', { email: uniqueEmail() }, { state });
    expect(params).toEqual({ token: expect.any(String) });
  },
);

test('responds with 404 for an unknown provider', async () => {
  expect((await startBrowser(harness.url).get('/oauth2/authorize/facebook')).status).toBe(404);
});

test('redirects to the real providers with state and PKCE if keys are set', async () => {
  const withKeys = await startHarness({
    GOOGLE_CLIENT_ID: 'google-id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GITHUB_CLIENT_ID: 'github-id',
    GITHUB_CLIENT_SECRET: 'github-secret',
    SOCIAL_STAND_INS: '0',
  });
  try {
    const browser = startBrowser(withKeys.url);
    const google = new URL(getLocation(await browser.get('/oauth2/authorize/google')));
    expect(google.origin + google.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    const github = new URL(getLocation(await browser.get('/oauth2/authorize/github')));
    expect(github.origin + github.pathname).toBe('https://github.com/login/oauth/authorize');
    for (const [name, { searchParams }] of Object.entries({ google, github })) {
      expect(Object.fromEntries(searchParams)).toMatchObject({
        client_id: `${name}-id`,
        redirect_uri: `${withKeys.url}/oauth2/callback/${name}`,
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{32}$/),
      });
    }
    expect((await browser.submit('/dev/google/token', {})).status).toBe(404);
  } finally {
    await withKeys.stop();
  }
});

test('offers no social login without keys or fake providers', async () => {
  const withoutLogins = await startHarness({ SOCIAL_STAND_INS: '0', INBOX: '0' });
  try {
    expect((await withoutLogins.client().get('/api/auth/options')).body.socialProviders).toEqual([]);
    expect((await withoutLogins.client().get('/oauth2/authorize/google')).body.message).toBe(
      'This login is not available.',
    );
    const { text } = await withoutLogins.client().get('/dev/inbox'); // serves the web client, as for any unknown path
    expect(text).not.toContain('Inbox');
  } finally {
    await withoutLogins.stop();
  }
});

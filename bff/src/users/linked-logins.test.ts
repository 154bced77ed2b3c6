import type { SocialProvider } from '@dryrun/contracts/auth';
import { expect, test } from '@jest/globals';
import { createUser, password, uniqueEmail, type TestUser } from '../../test/builders.ts';
import { getLocation, startBrowser } from '../../test/browser.ts';
import { setUpHarness } from '../../test/harness.ts';
import { emailsTo } from '../../test/emails.ts';
import { logIn, submitLoginForm } from '../../test/social-login.ts';

const harness = setUpHarness();

async function link(user: TestUser, provider: SocialProvider, email: string) {
  const { url } = (await user.post(`/api/user/logins/${provider}`, { password })).body;
  const browser = startBrowser(harness.url);
  const callback = await submitLoginForm(browser, provider, url, { email });
  return Object.fromEntries(new URL(getLocation(await browser.get(callback))).searchParams);
}

test('links a login that has a different email, then disconnects it', async () => {
  const user = await createUser(harness);
  const email = uniqueEmail();
  const { link: code, state, token } = await link(user, 'github', email);
  expect([state, token]).toEqual(['/profile', undefined]);
  expect((await user.post('/api/user/logins', { code })).body).toEqual({ message: 'GitHub is connected.' });
  expect(await emailsTo(harness, user.email)).toMatchObject([
    { template: 'login-linked', data: { provider: 'GitHub', email } },
  ]);
  expect((await user.get('/api/user/profile')).body.socialLogins).toMatchObject([
    { provider: 'github', email },
  ]);
  const { token: linkedToken } = await logIn(harness, 'github', { email });
  expect((await harness.client(linkedToken).get('/api/user/me')).body.email).toBe(user.email);
  expect((await user.delete('/api/user/logins/github')).body).toEqual({ message: 'GitHub is disconnected.' });
});

test('requires the password to link a login, or a recent login if there is no password', async () => {
  const user = await createUser(harness);
  const wrong = await user.post('/api/user/logins/google', { password: 'not this phrase' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password']);
  expect((await user.post('/api/user/logins/google', {})).body.message).toBe('password: enter your password');
  const socialUser = await createUser(harness, { password_hash: null });
  expect((await socialUser.post('/api/user/logins/google', {})).status).toBe(200);
  harness.now = new Date(Date.now() + 11 * 60_000);
  expect((await socialUser.post('/api/user/logins/google', {})).body.code).toBe('login_again');
});

test('refuses a link code of another account, and consumes it', async () => {
  const [user, stranger] = [await createUser(harness), await createUser(harness)];
  const { link: code } = await link(user, 'google', uniqueEmail());
  expect((await stranger.post('/api/user/logins', { code })).body.code).toBe('link_not_valid');
  expect((await user.post('/api/user/logins', { code })).body.code).toBe('link_not_valid');
});

test('refuses to link a login that belongs to another account', async () => {
  const email = uniqueEmail();
  await logIn(harness, 'google', { email });
  const user = await createUser(harness);
  const { link: code } = await link(user, 'google', email);
  expect((await user.post('/api/user/logins', { code })).body).toMatchObject({
    code: 'login_already_linked',
    message: 'This login already belongs to another account.',
  });
});

test('refuses to disconnect the only way to log in', async () => {
  const { token } = await logIn(harness, 'google', { email: uniqueEmail() });
  const response = await harness.client(token).delete('/api/user/logins/google');
  expect(response.status).toBe(409);
  expect(response.body.message).toBe('This is your only way to log in. Set a password first.');
});

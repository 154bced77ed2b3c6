import { afterEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { logInAtFakeProvider } from './fake-provider.ts';
import { waitForEmailedLink } from './inbox.ts';
import { collectScriptErrors } from './script-errors.ts';
import { system } from './system.ts';
import { createUser, logInByForm, openPage, password, type User } from './users.ts';

const newPassword = 'four quiet horses';
const course = '/course/coding-interview';

let page: Page;
let scriptErrors: readonly string[] = [];

afterEach(() => {
  if (scriptErrors.length > 0) throw new Error(scriptErrors.join('\n'));
});

async function open(user?: User): Promise<void> {
  page = await openPage(user);
  scriptErrors = collectScriptErrors(page);
}

const newEmail = (): string => `${randomUUID()}@example.com`;

// The old page stays until the chunk of the next page has loaded, so wait for a button of this form.
async function signUpByForm(email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('checkbox', { name: /I am at least 13/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

const toast = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

const endSessions = ({ id }: User) =>
  system.db.deleteFrom('token').where('kind', '=', 'session').where('account_id', '=', id).execute();

test('signs up a visitor, confirms by the emailed link and logs in', async () => {
  const email = newEmail();
  await open();
  await page.goto(course);
  await page.getByRole('link', { name: 'Register' }).click();
  await signUpByForm(email);
  await page.waitForURL('**/login');
  await toast('Account created. Please check your email to confirm your address.').waitFor();

  await logInByForm(page, { email }, newPassword);
  await alert('Please confirm your email first.')
    .getByRole('button', { name: 'Send the link again' })
    .waitFor();

  const otherBrowser = await openPage();
  await otherBrowser.goto(await waitForEmailedLink(email, 'confirm-email'));
  await otherBrowser.waitForURL('**/login');
  expect(new URL(otherBrowser.url()).search).toBe('');
  await logInByForm(otherBrowser, { email }, newPassword);
  await otherBrowser.waitForURL(`**${course}`); // where the user clicked Register

  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${course}`);
});

test('reveals an existing account only by email, not at sign-up or login', async () => {
  const { email } = await createUser();
  await open();
  await page.goto('/signup');
  await signUpByForm(email);
  await page.waitForURL('**/login');
  await toast('Account created. Please check your email to confirm your address.').waitFor();
  await logInByForm(page, { email }, newPassword);
  await alert('Please confirm your email first.').waitFor();
  expect(await waitForEmailedLink(email, 'already-registered')).toContain('/login');
});

test('reports a captcha that failed to load or was not solved, then accepts a solved one', async () => {
  const challenges = '**/api/auth/captcha-challenge*';
  await open();
  await page.goto('/signup');
  await page.route(challenges, (route) => route.abort());
  await signUpByForm(newEmail());
  await alert('ReCAPTCHA not ready. Please try again.').waitFor();
  await page.unroute(challenges);
  await page.route(challenges, async (route) => {
    const response = await route.fetch();
    const challenge = (await response.json()) as { parameters: object };
    await route.fulfill({ json: { ...challenge, signature: 'forged' } });
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await alert('Failed to verify ReCAPTCHA. Please try again.').waitFor();
  await page.unroute(challenges);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login');
});

test('refuses an expired confirmation link and sends a new one, which works', async () => {
  const email = newEmail();
  await open();
  await page.goto('/signup');
  await signUpByForm(email);
  await page.waitForURL('**/login');
  const link = await waitForEmailedLink(email, 'confirm-email');
  await system.db
    .updateTable('token')
    .set({ expires_at: new Date(0) })
    .where('kind', '=', 'confirm-email')
    .where('account_id', '=', (db) => db.selectFrom('account').select('id').where('email_key', '=', email))
    .execute();
  await page.goto(link);
  await page.waitForURL('**/login');
  await page.getByText('This confirmation link has expired.').waitFor();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await toast('If this address still needs to be confirmed, we sent a new link.').waitFor();
  const isNew = (emailedLink: string) => emailedLink !== link;
  await page.goto(await waitForEmailedLink(email, 'confirm-email', isNew), { waitUntil: 'commit' });
  await toast('Your email is confirmed. You can log in now.').waitFor();
  await page.waitForURL('**/login');
});

test('resets a forgotten password by the emailed link and ends every session', async () => {
  const user = await createUser();
  await open(user);
  await page.goto('/my-courses');
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  const otherPage = await openPage();
  await otherPage.goto('/login');
  await otherPage.getByRole('link', { name: 'Forgot your password?' }).click();
  await otherPage.getByRole('button', { name: 'Send me a link' }).waitFor();
  await otherPage.getByLabel('Email').fill(user.email);
  await otherPage.getByRole('button', { name: 'Send me a link' }).click();
  await otherPage
    .getByText('You should soon receive an email allowing you to reset your password.')
    .waitFor();
  await otherPage.goto(await waitForEmailedLink(user.email, 'account-recovery'));

  const submitNewPasswords = async (first: string, second: string) => {
    await otherPage.getByLabel('New password', { exact: true }).fill(first);
    await otherPage.getByLabel('Confirm new password').fill(second);
    await otherPage.getByRole('button', { name: 'Change password' }).click();
  };
  await submitNewPasswords(newPassword, 'another new password');
  await otherPage.getByRole('alert').filter({ hasText: 'Passwords do not match.' }).waitFor();
  expect(await otherPage.getByLabel('New password', { exact: true }).inputValue()).toBe('');
  expect(await otherPage.getByLabel('Confirm new password').inputValue()).toBe('');
  await submitNewPasswords(newPassword, newPassword);
  await otherPage.waitForURL('**/login');
  await otherPage.getByText('Password successfully changed.').waitFor();

  await page.goto('/profile', { waitUntil: 'commit' });
  await page.getByRole('main').getByText('You were logged out.').waitFor();
  await page.waitForURL('**/login');
  await logInByForm(page, user, newPassword);
  await page.waitForURL('**/profile'); // where the session ended
});

test.each(['Google', 'GitHub'])(
  'returns to the page after a login with %s, without a token in the URL',
  async (provider) => {
    const email = newEmail();
    await open();
    await page.goto(`${course}?from=test`);
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    await logInAtFakeProvider(page, email);
    await page.getByText(`${email} has no account here yet.`).waitFor();
    await page.getByRole('checkbox', { name: /I am at least 13/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await toast(`You are logged in as ${email}.`).waitFor();
    await page.waitForURL(`**${course}?from=test`);
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''));
    expect(visited.filter((url) => /token|signup=/.test(url))).toEqual([]);
    expect(visited).toContain(page.url());
  },
);

test('refuses a provider’s account without a verified email', async () => {
  await open();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with GitHub' }).click();
  await page.getByRole('button', { name: /ursa@example\.com/ }).click();
  await toast('Your GitHub account has no verified email.').waitFor();
  await page.waitForURL('**/login');
});

test('logs out in every tab', async () => {
  await open(await createUser());
  await page.goto('/my-courses');
  const otherPage = await page.context().newPage();
  await otherPage.goto('/profile');
  await otherPage.getByRole('heading', { name: 'Name and picture' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await otherPage.waitForURL('**/login');
  await page.waitForURL('**/login');
  expect(await otherPage.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('reports an ended session once when a page opens, and returns to the page after a login', async () => {
  const user = await createUser();
  await endSessions(user);
  await open(user);
  await page.goto('/profile', { waitUntil: 'commit' }); // sends several requests at once
  await page.getByRole('main').getByText('You were logged out.').waitFor();
  expect(await toast(/logged out|went wrong/).count()).toBe(0);
  await page.waitForURL('**/login');
  await logInByForm(page, user);
  await page.waitForURL('**/profile');
});

test('reports a session that ends on an open page once, and returns to the full URL after a login', async () => {
  const user = await createUser();
  await open(user);
  await page.goto('/profile?from=test#name');
  await page.getByRole('button', { name: 'Change email' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Vic Victor');
  // A request that started before could report the end earlier.
  await page.waitForLoadState('networkidle');
  await endSessions(user);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('main').getByText('You were logged out.').waitFor();
  expect(await toast(/logged out|went wrong/).count()).toBe(0);
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await logInByForm(page, user);
  await page.waitForURL('**/profile?from=test#name');
});

test('redirects visitors to login, and learners away from the login pages and the editor', async () => {
  const [learner, admin] = await Promise.all([createUser(), createUser({ role: 'admin' })]);
  await open();
  await page.goto('/profile');
  await page.waitForURL('**/login');
  await logInByForm(page, learner);
  await page.waitForURL('**/profile');
  for (const path of ['/login', '/signup', '/oauth2/redirect', '/editor']) {
    await page.goto(path);
    await page.waitForURL('**/my-courses');
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/editor');
  await page.waitForURL('**/login');
  await logInByForm(page, admin);
  await page.waitForURL('**/editor');
});

test('shows a notice while the browser is offline', async () => {
  await open();
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^You're offline\./).waitFor();
  await logInByForm(page, { email: newEmail() }, password);
  await alert('Something went wrong!').waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^You're offline\./).waitFor({ state: 'detached' });
});

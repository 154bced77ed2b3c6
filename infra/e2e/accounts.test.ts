import { afterEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { continueAs } from './fake-provider.ts';
import { linkMailedTo } from './inbox.ts';
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

// A page stays until the next one's chunk has loaded, so wait for the form's own button.
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

test('signs up a visitor, asks to confirm, confirms by the mailed link and logs in', async () => {
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

  const mailTab = await page.context().newPage();
  await mailTab.goto(await linkMailedTo(email, 'confirm-email'));
  await mailTab.waitForURL('**/login');
  expect(new URL(mailTab.url()).search).toBe('');

  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${course}`); // where Register was pressed
});

test('does not reveal at sign-up and login that an e-mail is known; only the mail does', async () => {
  const { email } = await createUser();
  await open();
  await page.goto('/signup');
  await signUpByForm(email);
  await page.waitForURL('**/login');
  await toast('Account created. Please check your email to confirm your address.').waitFor();
  await logInByForm(page, { email }, newPassword);
  await alert('Please confirm your email first.').waitFor();
  expect(await linkMailedTo(email, 'already-registered')).toContain('/login');
});

test('reports a captcha that could not be loaded and one that was not solved, then accepts a solved one', async () => {
  const challenges = '**/api/auth/captcha-challenge*';
  await open();
  await page.goto('/signup');
  await page.route(challenges, (route) => route.abort());
  await signUpByForm(newEmail());
  await alert('ReCAPTCHA not ready. Please try again.').waitFor();
  await page.unroute(challenges);
  await page.route(challenges, async (route) => {
    const answer = await route.fetch();
    const challenge = (await answer.json()) as { parameters: object };
    await route.fulfill({ json: { ...challenge, signature: 'not ours' } });
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
  const link = await linkMailedTo(email, 'confirm-email');
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
  const isNew = (renewed: string) => renewed !== link;
  await page.goto(await linkMailedTo(email, 'confirm-email', isNew), { waitUntil: 'commit' });
  await toast('Your email is confirmed. You can log in now.').waitFor();
  await page.waitForURL('**/login');
});

test('replaces a forgotten password by the mailed link and ends every session', async () => {
  const user = await createUser();
  await open(user);
  await page.goto('/my-courses');
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  const other = await openPage();
  await other.goto('/login');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByRole('button', { name: 'Send me a link' }).waitFor();
  await other.getByLabel('Email').fill(user.email);
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await other.getByText('You should soon receive an email allowing you to reset your password.').waitFor();
  await other.goto(await linkMailedTo(user.email, 'account-recovery'));

  const fillNew = async (first: string, second: string) => {
    await other.getByLabel('New password', { exact: true }).fill(first);
    await other.getByLabel('Confirm new password').fill(second);
    await other.getByRole('button', { name: 'Change password' }).click();
  };
  await fillNew(newPassword, 'another new password');
  await other.getByRole('alert').filter({ hasText: 'Passwords do not match.' }).waitFor();
  expect(await other.getByLabel('New password', { exact: true }).inputValue()).toBe('');
  expect(await other.getByLabel('Confirm new password').inputValue()).toBe('');
  await fillNew(newPassword, newPassword);
  await other.waitForURL('**/login');
  await other.getByText('Password successfully changed.').waitFor();

  await page.goto('/profile', { waitUntil: 'commit' });
  await toast('Your session has ended. Please log in again.').waitFor();
  await page.waitForURL('**/login');
  await logInByForm(page, user, newPassword);
  await page.waitForURL('**/profile'); // where the session ended
});

test.each(['Google', 'GitHub'])(
  'leads back to the page after a login by %s and leaves no token in the address',
  async (provider) => {
    const email = newEmail();
    await open();
    await page.goto(`${course}?from=test`);
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    await continueAs(page, email);
    await toast(`You are logged in as ${email}.`).waitFor();
    await page.waitForURL(`**${course}?from=test`);
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''));
    expect(visited.filter((url) => url.includes('token'))).toEqual([]);
    expect(visited).toContain(page.url());
  },
);

test('refuses a provider’s account without a verified e-mail on the login page', async () => {
  await open();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with GitHub' }).click();
  await page.getByRole('button', { name: /ursa@example\.com/ }).click();
  await toast('Your GitHub account has no verified email.').waitFor();
  await page.waitForURL('**/login');
});

test('logs out the other tab as well', async () => {
  await open(await createUser());
  await page.goto('/my-courses');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('heading', { name: 'Name and picture' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
  await page.waitForURL('**/login');
  expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('says once that a session has ended before the page opened, and comes back after a login', async () => {
  const user = await createUser();
  await endSessions(user);
  await open(user);
  await page.goto('/profile', { waitUntil: 'commit' }); // sends several requests at once
  await toast('Your session has ended. Please log in again.').waitFor();
  expect(await toast(/session has ended/).count()).toBe(1);
  await page.waitForURL('**/login');
  await logInByForm(page, user);
  await page.waitForURL('**/profile');
});

test('says once that a session has ended while the page was open, and comes back to its whole address', async () => {
  const user = await createUser();
  await open(user);
  await page.goto('/profile?from=test#name');
  await page.getByRole('button', { name: 'Change email' }).waitFor();
  await endSessions(user);
  await page.getByLabel('Name', { exact: true }).fill('Vic Victor');
  await page.getByRole('button', { name: 'Save name' }).click();
  await toast('Your session has ended. Please log in again.').waitFor();
  expect(await toast(/session has ended/).count()).toBe(1);
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await logInByForm(page, user);
  await page.waitForURL('**/profile?from=test#name');
});

test('sends visitors to log in and back, learners away from login pages and the editor, and lets admins in', async () => {
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

test('says on every page that the network is gone, and stops when it is back', async () => {
  await open();
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await logInByForm(page, { email: newEmail() }, password);
  await alert('Something went wrong!').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
});

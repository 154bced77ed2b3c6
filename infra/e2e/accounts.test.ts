import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startSystem, type System } from '../system/start-system.ts';
import { demoPassword, logInThroughForm, startBrowser } from './browser.ts';
import { linkMailedTo } from './inbox.ts';

const password = 'four quiet horses';
const course = '/course/coding-interview';

let system: System;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the browser refused by our content security policy, and what failed in a script. */
let faults: string[];

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
}, 90_000);

afterAll(async () => {
  await browser.close();
  await system.stop();
}, 30_000);

beforeEach(async () => {
  context = await browser.newContext({ baseURL: system.url });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) faults.push(line.text());
  });
});

afterEach(async () => {
  await context.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

// A page that is being left stays until the next one's chunk is there, so a form is awaited by its own button.
async function fillSignup(email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I am at least 13/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fillLogin(email: string, secret = password): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Makes a confirmed account by the API's own way, the mail's link included, and logs it in. */
async function signUpAndLogIn(email: string): Promise<void> {
  await page.goto('/signup');
  await fillSignup(email);
  await page.waitForURL('**/login');
  await page.goto(await linkMailedTo(system.url, email, 'confirm-email'));
  await page.waitForURL('**/login');
  await fillLogin(email);
  await page.waitForURL('**/my-courses');
}

const toast = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('a visitor signs up, is asked to confirm, confirms by the link in the mail and logs in', async () => {
  const email = 'ada@example.com';
  await page.goto(course);
  await page.getByRole('link', { name: 'Register' }).click();
  await fillSignup(email);
  await page.waitForURL('**/login');
  await toast('Account created. Please check your e-mail to confirm your address.').waitFor();

  await fillLogin(email);
  const refusal = page.getByRole('alert').filter({ hasText: 'Please confirm your e-mail first.' });
  await refusal.getByRole('button', { name: 'Send the link again' }).waitFor();

  const mailTab = await context.newPage();
  await mailTab.goto(await linkMailedTo(system.url, email, 'confirm-email'));
  await mailTab.waitForURL('**/login');
  expect(new URL(mailTab.url()).search).toBe('');

  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${course}`); // where Register was pressed
}, 90_000);

test('a sign-up with a known e-mail says the same, and so does login; only the mail tells', async () => {
  await page.goto('/signup');
  await fillSignup('learner@example.com');
  await page.waitForURL('**/login');
  await toast('Account created. Please check your e-mail to confirm your address.').waitFor();
  await fillLogin('learner@example.com');
  await page.getByRole('alert').filter({ hasText: 'Please confirm your e-mail first.' }).waitFor();
  expect(await linkMailedTo(system.url, 'learner@example.com', 'already-registered')).toContain('/login');
}, 90_000);

test('a captcha that is not ready, and one that was not solved, are told', async () => {
  const challenges = '**/api/auth/captcha-challenge*';
  await page.goto('/signup');
  await page.route(challenges, (route) => route.abort());
  await fillSignup('nobody@example.com');
  await page.getByRole('alert').filter({ hasText: 'ReCAPTCHA not ready. Please try again.' }).waitFor();
  await page.unroute(challenges);
  await page.route(challenges, async (route) => {
    const answer = await route.fetch();
    const challenge = (await answer.json()) as { parameters: object };
    await route.fulfill({ json: { ...challenge, signature: 'not ours' } });
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Failed to verify ReCAPTCHA. Please try again.' })
    .waitFor();
  await page.unroute(challenges);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login');
}, 90_000);

test('a confirmation link that came too late offers a new one, which works', async () => {
  const email = 'late@example.com';
  await page.goto('/signup');
  await fillSignup(email);
  await page.waitForURL('**/login');
  const link = await linkMailedTo(system.url, email, 'confirm-email');
  await system.services.db
    .updateTable('token')
    .set({ expires_at: new Date(0) })
    .where('kind', '=', 'confirm-email')
    .execute();
  await page.goto(link);
  await page.waitForURL('**/login');
  await page.getByText('This confirmation link has expired.').waitFor();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await toast('If this address waits to be confirmed, we have sent a new link.').waitFor();
  const isNew = (renewed: string) => renewed !== link;
  await page.goto(await linkMailedTo(system.url, email, 'confirm-email', isNew));
  await page.waitForURL('**/login');
  await toast('Your e-mail is confirmed. You can log in now.').waitFor();
}, 90_000);

test('a forgotten password is replaced by the link in the mail, and every session ends', async () => {
  const email = 'grace@example.com';
  await signUpAndLogIn(email);

  const other = await (await browser.newContext({ baseURL: system.url })).newPage();
  await other.goto('/login');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByRole('button', { name: 'Send me a link' }).waitFor();
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await other.getByText('You should soon receive an email allowing you to reset your password.').waitFor();
  await other.goto(await linkMailedTo(system.url, email, 'account-recovery'));

  const fillNew = async (first: string, second: string) => {
    await other.getByLabel('New password', { exact: true }).fill(first);
    await other.getByLabel('New password, again').fill(second);
    await other.getByRole('button', { name: 'Change password' }).click();
  };
  await fillNew('a quite new password', 'another new password');
  await other.getByRole('alert').filter({ hasText: 'Passwords do not match.' }).waitFor();
  expect(await other.getByLabel('New password', { exact: true }).inputValue()).toBe('');
  expect(await other.getByLabel('New password, again').inputValue()).toBe('');
  await fillNew('a quite new password', 'a quite new password');
  await other.waitForURL('**/login');
  await other.getByText('Password successfully changed.').waitFor();
  await other.context().close();

  await page.goto('/profile'); // its session has ended
  await page.waitForURL('**/login');
  await toast('Your session has ended. Please log in again.').waitFor();
  await fillLogin(email, 'a quite new password');
  await page.waitForURL('**/profile'); // where the session ended
}, 120_000);

test.each([
  ['Google', 'robin@example.com'],
  ['GitHub', 'kim@example.com'],
])(
  'a login by %s leads back to where the visitor was, and leaves no token in the address',
  async (name, email) => {
    await page.goto(`${course}?from=test`);
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await page.getByRole('button', { name: email }).click();
    await page.waitForURL(`**${course}?from=test`);
    await toast(`You are logged in as ${email}.`).waitFor();
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''));
    expect(visited.filter((url) => url.includes('token'))).toEqual([]);
    expect(visited).toContain(page.url());
  },
  90_000,
);

test('a provider’s account without a verified e-mail is told on the login page', async () => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with GitHub' }).click();
  await page.getByRole('button', { name: /ursa@example\.com/ }).click();
  await page.waitForURL('**/login');
  await toast('Your GitHub account has no verified e-mail.').waitFor();
}, 60_000);

test('logging out in one tab logs out the other', async () => {
  await logInThroughForm(page, system.url);
  const other = await context.newPage();
  await other.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
  await page.waitForURL('**/login');
  expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}, 60_000);

const endSessions = () => system.services.db.deleteFrom('token').where('kind', '=', 'session').execute();

test('a session that the server no longer knows ends with one sentence and comes back to the page', async () => {
  await logInThroughForm(page, system.url, 'visitor@example.com');
  await endSessions();
  await page.goto('/profile'); // asks several things at once
  await page.waitForURL('**/login');
  await toast('Your session has ended. Please log in again.').waitFor();
  expect(await toast(/session has ended/).count()).toBe(1);
  await fillLogin('visitor@example.com', demoPassword);
  await page.waitForURL('**/profile');
}, 60_000);

test('a session that ends while a page is open comes back to it, address and all', async () => {
  await logInThroughForm(page, system.url, 'visitor@example.com');
  await page.goto('/profile?from=test#name');
  await page.getByRole('button', { name: 'Change e-mail' }).waitFor();
  await endSessions();
  await page.getByLabel('Name', { exact: true }).fill('Vic Victor');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.waitForURL('**/login');
  await toast('Your session has ended. Please log in again.').waitFor();
  expect(await toast(/session has ended/).count()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await fillLogin('visitor@example.com', demoPassword);
  await page.waitForURL('**/profile?from=test#name');
}, 60_000);

test('pages for some send others to log in: with the way back, and never in a circle', async () => {
  await page.goto('/profile');
  await page.waitForURL('**/login');
  await fillLogin('learner@example.com', demoPassword);
  await page.waitForURL('**/profile');
  for (const path of ['/login', '/signup', '/oauth2/redirect', '/editor']) {
    await page.goto(path);
    await page.waitForURL('**/my-courses');
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/editor');
  await page.waitForURL('**/login');
  await fillLogin('admin@example.com', demoPassword);
  await page.waitForURL('**/editor');
}, 90_000);

test('without a network every page says so', async () => {
  await page.goto('/login');
  await page.getByLabel('E-mail').waitFor();
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await fillLogin('learner@example.com', demoPassword);
  await page.getByRole('alert').filter({ hasText: 'Something went wrong!' }).waitFor();
  await context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
}, 60_000);

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startSystem, type System } from '../system/start-system.ts';
import { demoPassword, logInThroughForm, startBrowser } from './browser.ts';
import { linkMailedTo } from './inbox.ts';

let system: System;
let browser: Browser;
let context: BrowserContext;
let page: Page;

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
});

afterEach(() => context.close());

async function openProfile(email?: string): Promise<void> {
  await logInThroughForm(page, system.url, email);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Name and picture' }).waitFor();
}

const toast = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('name, picture, time zone and mails are changed and are still so after a reload', async () => {
  await openProfile();
  await page.getByLabel('Name', { exact: true }).fill('Lea <b>Lovelace</b>');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lea <b>Lovelace</b>' }).waitFor();

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('Picture file').setInputFiles(file);
  await page.getByRole('button', { name: 'Change the picture' }).waitFor();
  const portrait = page.getByRole('main').locator('header img');
  expect(
    await portrait.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Berlin');
  await toast('Saved.').first().waitFor();
  await page.getByRole('switch', { name: 'Replies to my comments' }).click();
  await page.reload();
  await page.getByRole('switch', { name: 'Replies to my comments', checked: false }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('Europe/Berlin');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
}, 90_000);

test('another browser is listed and can be logged out from here', async () => {
  const other = await (await browser.newContext()).newPage();
  await logInThroughForm(other, system.url);
  await openProfile();
  const others = page.getByRole('button', { name: /^Log out (?!all)/ });
  await others.first().waitFor();
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await toast('All other browsers are logged out.').waitFor();
  await others.first().waitFor({ state: 'detached' });
  await other.goto(`${system.url}/profile`);
  await other.waitForURL('**/login');
  await other.context().close();
}, 90_000);

test('a new password needs the present one', async () => {
  await openProfile('visitor@example.com');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Present password').fill('not it at all');
  await page.getByLabel('New password').fill('four quiet horses');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The password is wrong.').waitFor();
  for (const [present, next] of [
    [demoPassword, 'four quiet horses'],
    ['four quiet horses', demoPassword],
  ] as const) {
    await page.getByLabel('Present password').fill(present);
    await page.getByLabel('New password').fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Present password').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Change password' }).click();
  }
}, 90_000);

test('a login at a provider is connected and disconnected', async () => {
  await openProfile();
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Go to GitHub' }).click();
  await page.getByRole('button', { name: /robin@example\.com/ }).click();
  await page.waitForURL('**/profile');
  await toast('GitHub is connected.').waitFor();
  await page.getByText('robin@example.com').waitFor();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).click();
  await page.getByRole('button', { name: 'Connect GitHub' }).waitFor();
}, 90_000);

test('a copy of the data is prepared and downloaded', async () => {
  await openProfile();
  await page.getByRole('button', { name: 'Prepare a copy' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download ZIP/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dry-run-data.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('profile.json')).toBe(true);
}, 90_000);

test('a new e-mail takes effect when its link is opened', async () => {
  await openProfile('visitor@example.com');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill('vic@example.com');
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Send a link to it' }).click();
  await page.getByText(/vic@example\.com waits to be confirmed/).waitFor();
  await linkMailedTo(system.url, 'visitor@example.com', 'email-change-notice');
  await page.goto(await linkMailedTo(system.url, 'vic@example.com', 'email-change'));
  await page.waitForURL(/\/(login|my-courses)$/);
  await page.evaluate(() => localStorage.clear());
  await openProfile('vic@example.com');
}, 90_000);

test('an account is deleted with a warning, and kept after all by the link in the mail', async () => {
  await openProfile();
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText(/You lose access to your course/).waitFor();
  await dialog.getByLabel(/^Type your e-mail/).fill('learner@example.com');
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: /^Your account will be deleted on/ }).waitFor();
  await page.getByRole('link', { name: 'Login' }).waitFor();

  await page.goto('/login');
  await page.getByLabel('E-mail').fill('learner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').filter({ hasText: 'Use the link in our e-mail to keep it.' }).waitFor();

  await page.goto(await linkMailedTo(system.url, 'learner@example.com', 'deletion-requested'));
  await page.getByRole('heading', { name: 'Your account stays' }).waitFor();
  await logInThroughForm(page, system.url);
}, 90_000);

import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { logInAtFakeProvider } from './fake-provider.ts';
import { waitForEmailedLink } from './inbox.ts';
import { createOwner, createUser, logInByForm, openPage, password, type User } from './users.ts';

let page: Page;

async function openProfile(user: User): Promise<void> {
  page = await openPage(user);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Name and picture' }).waitFor();
}

const toast = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('keeps the name, picture, time zone and email settings after a reload', async () => {
  await openProfile(await createUser());
  await page.getByLabel('Name', { exact: true }).fill('Lea <b>Lovelace</b>');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lea <b>Lovelace</b>' }).waitFor();

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('Picture file').setInputFiles(file);
  await page.getByRole('button', { name: 'Change picture' }).waitFor();
  const avatar = page.getByRole('main').locator('header img');
  expect(
    await avatar.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Berlin');
  await toast('Saved.').first().waitFor();
  const saving = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.getByRole('switch', { name: 'Replies to my comments' }).click();
  await saving;
  await page.reload();
  await page.getByRole('switch', { name: 'Replies to my comments', checked: false }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('Europe/Berlin');
  await page.getByRole('heading', { level: 1, name: 'Lea <b>Lovelace</b>' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
});

test('lists the session of another browser and logs it out', async () => {
  const user = await createUser();
  const otherPage = await openPage();
  await otherPage.goto('/login');
  await logInByForm(otherPage, user);
  await otherPage.waitForURL('**/my-courses');
  await openProfile(user);
  const otherSessionButtons = page.getByRole('button', { name: /^Log out (?!all)/ });
  await otherSessionButtons.waitFor();
  await page.getByRole('button', { name: 'Log out all other sessions' }).click();
  await toast('All other browsers are logged out.').waitFor();
  await otherSessionButtons.waitFor({ state: 'detached' });
  await otherPage.goto('/profile');
  await otherPage.waitForURL('**/login');
});

test('changes the password only with the current one', async () => {
  const newPassword = 'four quiet horses';
  await openProfile(await createUser());
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('not it at all');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The password is wrong.').waitFor();
  for (const [current, next] of [
    [password, newPassword],
    [newPassword, password],
  ] as const) {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Change password' }).click();
  }
});

test('connects and disconnects a social login', async () => {
  const email = `${randomUUID()}@example.com`;
  await openProfile(await createUser());
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go to GitHub' }).click();
  await logInAtFakeProvider(page, email);
  await toast('GitHub is connected.').waitFor();
  await page.waitForURL('**/profile');
  await page.getByText(email).waitFor();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).click();
  await page.getByRole('button', { name: 'Connect GitHub' }).waitFor();
});

test('prepares a data export and downloads it', async () => {
  await openProfile(await createUser());
  await page.getByRole('button', { name: 'Prepare a copy' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download ZIP/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dry-run-data.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('profile.json')).toBe(true);
});

test('changes the email when the link sent to the new address is opened', async () => {
  const user = await createUser();
  const email = `${randomUUID()}@example.com`;
  await openProfile(user);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send confirmation link' }).click();
  await page.getByText(`Please confirm ${email}`).waitFor();
  await waitForEmailedLink(user.email, 'email-change-notice');
  await page.goto(await waitForEmailedLink(email, 'email-change'));
  await page.waitForURL(/\/(login|my-courses)$/);
  const otherPage = await openPage();
  await otherPage.goto('/login');
  await logInByForm(otherPage, { email });
  await otherPage.waitForURL('**/my-courses');
});

test('schedules an account deletion after a warning, and cancels it by the emailed link', async () => {
  const user = await createOwner();
  await openProfile(user);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText(/You will lose your course access/).waitFor();
  await dialog.getByLabel(/^Type your email/).fill(user.email);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('checkbox', { name: 'I give up my course access.' }).check();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: /^Your account will be deleted on/ }).waitFor();

  await page.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, user);
  await page.getByRole('alert').filter({ hasText: 'Use the link in our email to keep it.' }).waitFor();

  await page.goto(await waitForEmailedLink(user.email, 'deletion-requested'));
  await page.getByRole('heading', { name: 'Your account is restored' }).waitFor();
  await page.goto('/login');
  await logInByForm(page, user);
  await page.waitForURL('**/my-courses');
});

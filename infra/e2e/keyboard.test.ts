import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { waitForEmailedLink } from './inbox.ts';
import { hasVisibleFocus, tabTo, waitForFocus } from './keyboard.ts';
import { createUser, openPage } from './users.ts';

let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabel(name, { exact: true });

async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  expect(await hasVisibleFocus(target)).toBe(true);
  await page.keyboard.press(key);
}

async function typeInto(name: string, text: string): Promise<void> {
  await tabTo(page, field(name));
  expect(await hasVisibleFocus(field(name))).toBe(true);
  await page.keyboard.type(text);
}

test('signs up, logs in, logs out and recovers an account by keyboard only', async () => {
  const email = `${randomUUID()}@example.com`;
  const logIn = async (password: string, target: string): Promise<void> => {
    await button('Log in').waitFor();
    await typeInto('Email', email);
    await typeInto('Password', password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target}`);
  };

  page = await openPage();
  await page.goto('/courses');
  await press(page.getByRole('link', { name: 'Register' }));
  await button('Create account').waitFor();
  await page.keyboard.press('Tab'); // to the start of the new page
  await press(button('Create account')); // submitting an empty form focuses the first error
  await page.getByText('Enter your email.').waitFor();
  await waitForFocus(field('Email'));
  await page.keyboard.type(email);
  await typeInto('Password', 'four quiet horses');
  await press(page.getByRole('checkbox', { name: /I am at least 13/ }), 'Space');
  await press(button('Create account'));
  await page.waitForURL('**/login');

  await page.goto(await waitForEmailedLink(email, 'confirm-email'));
  await page.waitForURL('**/login');
  await logIn('four quiet horses', '/courses');
  await page.goto('/my-courses');
  await press(button('Logout'));
  await page.waitForURL('**/login');

  await press(page.getByRole('link', { name: 'Forgot your password?' }));
  await button('Send me a link').waitFor();
  await typeInto('Email', email);
  await page.keyboard.press('Enter');
  await page.getByText('You should soon receive an email').waitFor();
  await page.goto(await waitForEmailedLink(email, 'account-recovery'));
  await typeInto('New password', 'five loud horses');
  await press(button('Show password').first(), 'Space');
  expect(await field('New password').getAttribute('type')).toBe('text');
  await typeInto('Confirm new password', 'five loud horses');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await logIn('five loud horses', '/my-courses');
});

test('skips the header by the first Tab of a page', async () => {
  page = await openPage(await createUser());
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Name and picture' }).waitFor();
  await page.keyboard.press('Tab');
  await waitForFocus(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { System } from '../system/start-system.ts';
import { linkMailedTo } from './inbox.ts';
import { openAs } from './readers.ts';
import { setStage } from './stage.ts';

let system: System;
let page: Page;

setStage(async (stage) => {
  ({ system } = stage);
  page = await openAs(stage.browser, system.url);
});

const email = 'katherine@example.com';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabel(name, { exact: true });

/** Presses Tab until the focus is there, as somebody does who has no pointer; it must be seen where it is. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(isFocusSeen)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Whether the element, or the frame around it, is drawn otherwise while it has the focus. */
function isFocusSeen(element: Element): boolean {
  const look = (): string => {
    const parts = [element, element.parentElement, element.nextElementSibling].filter(
      (part) => part !== null,
    );
    return parts
      .map((part) => getComputedStyle(part))
      .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor].join())
      .join();
  };
  const focused = look();
  (element as HTMLElement).blur();
  const plain = look();
  (element as HTMLElement).focus();
  return focused !== plain;
}

async function typeInto(name: string, text: string): Promise<void> {
  await tabTo(field(name));
  await page.keyboard.type(text);
}

async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await page.keyboard.press(key);
}

test('by keyboard alone somebody signs up, logs in, logs out and recovers the account', async () => {
  await page.goto('/courses');
  await press(page.getByRole('link', { name: 'Register' }));
  await button('Create account').waitFor();
  await page.keyboard.press('Tab'); // to wherever the new page begins
  await press(button('Create account')); // with nothing filled in: the focus goes to the first fault
  await page.getByText('Enter your e-mail.').waitFor();
  expect(await field('E-mail').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(email);
  await typeInto('Password', 'four quiet horses');
  await press(page.getByRole('checkbox', { name: /I am at least 13/ }), 'Space');
  await press(button('Create account'));
  await page.waitForURL('**/login');

  await page.goto(await linkMailedTo(system.url, email, 'confirm-email'));
  await page.waitForURL('**/login');
  await logIn('four quiet horses');
  await press(button('Logout'));
  await page.waitForURL('**/login');

  await press(page.getByRole('link', { name: 'Forgot your password?' }));
  await button('Send me a link').waitFor();
  await typeInto('E-mail', email);
  await page.keyboard.press('Enter');
  await page.getByText('You should soon receive an email').waitFor();
  await page.goto(await linkMailedTo(system.url, email, 'account-recovery'));
  await typeInto('New password', 'five loud horses');
  await press(button('Show password').first(), 'Space');
  expect(await field('New password').getAttribute('type')).toBe('text');
  await typeInto('New password, again', 'five loud horses');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await logIn('five loud horses');
}, 240_000);

async function logIn(password: string): Promise<void> {
  await button('Log in').waitFor();
  await typeInto('E-mail', email);
  await typeInto('Password', password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-courses');
}

test('the first Tab of a page leads past the header to its content', async () => {
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Name and picture' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
}, 60_000);

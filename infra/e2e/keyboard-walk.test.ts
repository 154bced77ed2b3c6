import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import type { System } from '../system/start-system.ts';
import { demoPassword, isClientThere, logInThroughForm } from './browser.ts';
import { tabTo, walkThrough } from './keyboard.ts';
import { openAs } from './readers.ts';
import { setStage } from './stage.ts';

let system: System;
let browser: Browser;
let page: Page;

setStage((stage) => {
  ({ system, browser } = stage);
});
beforeEach(async () => {
  page = await openAs(browser, system.url, undefined, { reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
});
afterEach(() => page.context().close());

const course = '/course/coding-interview';
const post = '/blog/street-view-upload-system';

/** Opens a page and waits until the client answers to keys. */
async function open(path: string): Promise<void> {
  await page.goto(system.url + path);
  // The landing page's client comes when somebody reaches for something.
  await page.locator('header a').first().dispatchEvent('focusin');
  await page.waitForFunction(isClientThere);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const press = (key: string) => page.keyboard.press(key);
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const untilFocused = (target: Locator) =>
  target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (element === document.activeElement) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test.each([
  '/',
  '/courses',
  course,
  `${course}/how-to-use`,
  '/blog',
  post,
  '/blog/acing-coding-interviews',
  '/faq',
  '/terms-of-service',
  '/privacy-policy',
  '/login',
  '/signup',
  '/account-recovery',
  '/no-such-page',
])(
  'Tab comes to everything on %s, shows where it is, and leaves again',
  async (path) => {
    await open(path);
    expect(await walkThrough(page)).toEqual({ missed: [], unmarked: [], covered: [] });
  },
  120_000,
);

test('from the start page into a free lesson: past the header by the skip link, and on by Enter', async () => {
  await open('/');
  await press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  await press('Enter');
  await untilFocused(page.locator('#main'));
  await press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'Try for free' }))).toBe(true);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'How to use this course' }).waitFor();
}, 120_000);

test('the theme changes by Space, and the switch names what it does next', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/blog');
  await tabTo(page, page.getByRole('button', { name: 'Switch to the light theme' }));
  await press('Space');
  await untilFocused(page.getByRole('button', { name: 'Switch to the dark theme' }));
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
}, 120_000);

test('on a narrow window the menu opens, is walked through, closes by Escape and gives the focus back', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/faq');
  const button = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, button);
  await press('Enter');
  await page.getByRole('link', { name: 'Blog' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Register' }));
  await press('Escape');
  await page.getByRole('link', { name: 'Register' }).waitFor({ state: 'hidden' });
  await untilFocused(button);
}, 120_000);

test('the search keeps the keyboard while it is open, and gives it back', async () => {
  await open('/blog');
  const button = page.getByRole('button', { name: 'Search the lessons' });
  await tabTo(page, button);
  await press('Enter');
  const field = page.getByRole('combobox', { name: 'Search the lessons' });
  await untilFocused(field);
  await expectTrapped(page.getByRole('dialog'));
  await press('Escape');
  await untilFocused(button);
}, 120_000);

test('Ctrl+K opens the search on a page whose client is not there yet', async () => {
  await page.goto(`${system.url}/faq`);
  await press('Control+k');
  await untilFocused(page.getByRole('combobox', { name: 'Search the lessons' }));
}, 120_000);

test('a visitor who opens a paid lesson is kept in the dialog that asks them to sign up, until Escape', async () => {
  await page.goto(`${system.url}${course}/array`);
  const dialog = page.getByRole('dialog', { name: 'Create a free account to start learning' });
  await dialog.waitFor();
  await expectTrapped(dialog);
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}, 120_000);

test('logging in, commenting, editing, reporting and deleting need no pointer', async () => {
  await open(post);
  await tabTo(page, page.getByRole('link', { name: 'Please log in to join the discussion.' }));
  await press('Enter');
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('learner@example.com');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await press('Enter');
  await page.waitForURL(system.url + post);

  const field = page.getByRole('textbox', { name: 'Your comment' });
  await field.waitFor();
  await tabTo(page, field);
  await page.keyboard.type('By keys alone');
  await press('Tab');
  const links = page.getByRole('link', { name: 'terms', exact: true });
  if (await isFocused(links)) await page.keyboard.press('Shift+Tab');
  expect(await isFocused(page.getByRole('button', { name: 'Post comment' }))).toBe(true);
  await press('Enter');
  const comment = page.getByRole('article').filter({ hasText: 'By keys alone' });
  await comment.waitFor();
  await untilFocused(field);

  await tabTo(page, comment.getByRole('button', { name: 'Edit' }));
  await press('Enter');
  const editing = page.getByRole('textbox', { name: 'Edit your comment' });
  await untilFocused(editing);
  await page.keyboard.type(', edited');
  await press('Control+Enter');
  await editing.waitFor({ state: 'hidden' });
  await untilFocused(page.getByRole('article', { name: 'Comment by' }).first());

  const remove = page.getByRole('button', { name: 'Delete' }).first();
  await tabTo(page, remove);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this comment?' });
  await dialog.waitFor();
  await expectTrapped(dialog);
  await press('Escape');
  await untilFocused(remove);
  await press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await press('Enter');
  await comment.waitFor({ state: 'hidden' });
  await untilFocused(page.getByRole('heading', { name: 'Comments' }));
}, 180_000);

test('a comment is reported through its menu by arrows, and Escape closes the menu', async () => {
  const writer = await browser.newContext();
  const other = await writer.newPage();
  await logInThroughForm(other, system.url, 'visitor@example.com');
  await other.goto(`${system.url}/blog/acing-coding-interviews`);
  await other.getByRole('textbox', { name: 'Your comment' }).fill('Something to object to');
  await other.getByRole('button', { name: 'Post comment' }).click();
  await other.getByRole('article').filter({ hasText: 'Something to object to' }).waitFor();
  await writer.close();

  await logInThroughForm(page, system.url);
  await page.goto(`${system.url}/blog/acing-coding-interviews`);
  const report = page
    .getByRole('article')
    .filter({ hasText: 'Something to object to' })
    .getByRole('button', { name: 'Report' });
  await report.waitFor();
  await tabTo(page, report);
  await press('Enter');
  await untilFocused(page.getByRole('menuitem', { name: 'Spam or advertising' }));
  await press('ArrowDown');
  await untilFocused(page.getByRole('menuitem', { name: 'Insult or abuse' }));
  await press('Escape');
  await untilFocused(report);
  await press('Enter');
  await untilFocused(page.getByRole('menuitem', { name: 'Spam or advertising' }));
  await press('Enter');
  await page.getByText('Thank you. We will look at this comment.').waitFor();
}, 180_000);

test('in the code editor Tab indents, and after Escape it leaves; in the text editor it always leaves', async () => {
  await logInThroughForm(page, system.url, 'admin@example.com');
  await page.goto(`${system.url}${course}/three-sum`);
  const code = page.locator('.monaco-editor').first();
  await code.waitFor();
  const isInCode = () => code.evaluate((editor) => editor.contains(document.activeElement));
  await tabTo(page, code.locator('textarea, [contenteditable=true], .native-edit-context').first());
  await press('Tab');
  expect(await isInCode()).toBe(true);
  await press('Escape');
  await press('Tab');
  expect(await isInCode()).toBe(false);

  await page.goto(`${system.url}/editor`);
  const field = page.getByRole('textbox', { name: 'Markdown' });
  await field.waitFor();
  await tabTo(page, field);
  await press('Tab');
  expect(await isFocused(field)).toBe(false);
}, 180_000);

/** Tab, forwards and backwards, stays within an open dialog. */
async function expectTrapped(dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i < 12; i++) {
      await press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
}

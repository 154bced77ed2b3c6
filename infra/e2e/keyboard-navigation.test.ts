import { expect, test } from '@jest/globals';
import { indexedPaths } from '@dryrun/contracts/pages';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { isClientStarted } from './browser.ts';
import { isFocused, tabTo, tabThroughPage, waitForFocus } from './keyboard.ts';
import { system } from './system.ts';
import { createOwner, createUser, openPage, password, type User } from './users.ts';

let page: Page;

const course = '/course/coding-interview';
const post = '/blog/street-view-upload-system';

/** Opens a page and waits until the client handles keys. Without a trace, which takes longer than the test. */
async function open(path: string, user?: User): Promise<void> {
  page = await openPage(user, { isTraced: false });
  await page.goto(path);
  // The landing page loads its client at the first interaction.
  await page.locator('header a').first().dispatchEvent('focusin');
  await page.waitForFunction(isClientStarted);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const press = (key: string) => page.keyboard.press(key);

test.each([
  ...indexedPaths,
  course,
  `${course}/how-to-use`,
  post,
  '/blog/acing-coding-interviews',
  '/login',
  '/signup',
  '/account-recovery',
  '/no-such-page',
])('reaches every control on %s by Tab with a visible focus, and leaves the page', async (path) => {
  await open(path);
  expect(await tabThroughPage(page)).toEqual({ unreachable: [], withoutFocusStyle: [], covered: [] });
});

test('opens a free lesson from the landing page by the skip link and Enter', async () => {
  await open('/');
  await press('Tab');
  await waitForFocus(page.getByRole('link', { name: 'Skip to content' }));
  await press('Enter');
  await waitForFocus(page.locator('#main'));
  await press('Tab');
  await waitForFocus(page.getByRole('link', { name: 'Solve Three Sum now' }));
  await press('Tab');
  await waitForFocus(page.getByRole('link', { name: 'Try for free' }));
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'How to use this course' }).waitFor();
});

test('switches the theme by Space and updates the label of the button', async () => {
  await open('/blog');
  await page.emulateMedia({ colorScheme: 'dark' });
  await tabTo(page, page.getByRole('button', { name: 'Switch to the light theme' }));
  await press('Space');
  await waitForFocus(page.getByRole('button', { name: 'Switch to the dark theme' }));
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
});

test('opens the menu of a narrow window, moves through it by Tab and returns the focus on Escape', async () => {
  await open('/faq');
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, button);
  await press('Enter');
  await page.getByRole('link', { name: 'Blog' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Register' }));
  await press('Escape');
  await page.getByRole('link', { name: 'Register' }).waitFor({ state: 'hidden' });
  await waitForFocus(button);
});

test('traps the focus in the open search and returns it on Escape', async () => {
  await open('/blog');
  const button = page.getByRole('button', { name: 'Search the lessons' });
  await tabTo(page, button);
  await press('Enter');
  const field = page.getByRole('combobox', { name: 'Search the lessons' });
  await waitForFocus(field);
  await expectFocusTrap(page.getByRole('dialog'));
  await press('Escape');
  await waitForFocus(button);
});

test('opens the search by Ctrl+K before the client has loaded', async () => {
  page = await openPage();
  await page.goto('/faq');
  await press('Control+k');
  await waitForFocus(page.getByRole('combobox', { name: 'Search the lessons' }));
});

test('traps the focus in the sign-up dialog of a paid lesson until Escape', async () => {
  page = await openPage();
  await page.goto(`${course}/array`);
  const dialog = page.getByRole('dialog', { name: 'Create a free account to start learning' });
  await dialog.waitFor();
  await expectFocusTrap(dialog);
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('logs in and writes, edits and deletes a comment without a pointer', async () => {
  const { email } = await createUser();
  const text = `By keyboard only ${randomUUID()}`;
  await open(post);
  await tabTo(page, page.getByRole('link', { name: 'Please log in to join the discussion.' }));
  await press('Enter');
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await press('Enter');
  await page.waitForURL(`**${post}`);

  const field = page.getByRole('textbox', { name: 'Your comment' });
  await tabTo(page, field);
  await page.keyboard.type(text);
  await press('Tab');
  const terms = page.getByRole('link', { name: 'terms', exact: true });
  if (await isFocused(terms)) await press('Shift+Tab');
  await waitForFocus(page.getByRole('button', { name: 'Post comment' }));
  await press('Enter');
  const comment = page.getByRole('article').filter({ hasText: text });
  await comment.waitFor();
  await waitForFocus(field);

  await tabTo(page, comment.getByRole('button', { name: 'Edit' }));
  await press('Enter');
  const editField = page.getByRole('textbox', { name: 'Edit your comment' });
  await waitForFocus(editField);
  await page.keyboard.type(', edited');
  await press('Control+Enter');
  await editField.waitFor({ state: 'hidden' });
  await page
    .getByRole('article')
    .filter({ hasText: `${text}, edited` })
    .waitFor();
  await waitForFocus(comment);

  const deleteButton = comment.getByRole('button', { name: 'Delete' });
  await tabTo(page, deleteButton);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this comment?' });
  await dialog.waitFor();
  await expectFocusTrap(dialog);
  await press('Escape');
  await waitForFocus(deleteButton);
  await press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await press('Enter');
  await comment.waitFor({ state: 'hidden' });
  await waitForFocus(page.getByRole('heading', { name: 'Comments' }));
});

test('reports a comment from its menu by arrow keys, and closes the menu by Escape', async () => {
  const [writer, reader] = await Promise.all([createUser(), createUser()]);
  const text = `A comment to report ${randomUUID()}`;
  await system.db
    .insertInto('comment')
    .values({ post_id: 1, account_id: writer.id, parent_id: null, reply_to_id: null, content: text })
    .execute();
  await open('/blog/acing-coding-interviews', reader);
  const comment = page.getByRole('article').filter({ hasText: text });
  const reportButton = comment.getByRole('button', { name: 'Report' });
  await tabTo(page, reportButton);
  await press('Enter');
  await waitForFocus(page.getByRole('menuitem', { name: 'Spam or advertising' }));
  await press('ArrowDown');
  await waitForFocus(page.getByRole('menuitem', { name: 'Insult or abuse' }));
  await press('Escape');
  await waitForFocus(reportButton);
  await press('Enter');
  await waitForFocus(page.getByRole('menuitem', { name: 'Spam or advertising' }));
  await press('Enter');
  await page.getByText('Thanks for the report. We will review this comment.').waitFor();
});

test('indents by Tab in the code editor until Escape, and leaves the text editor by Tab', async () => {
  page = await openPage(await createOwner({ role: 'admin' }));
  await page.goto(`${course}/three-sum`);
  const code = page.locator('.monaco-editor').first();
  await code.waitFor();
  const isInCode = () => code.evaluate((editor) => editor.contains(document.activeElement));
  await tabTo(page, code.locator('textarea, [contenteditable=true], .native-edit-context').first());
  await press('Tab');
  expect(await isInCode()).toBe(true);
  await press('Escape');
  await press('Tab');
  expect(await isInCode()).toBe(false);

  await page.goto('/editor');
  const field = page.getByRole('textbox', { name: 'Markdown' });
  await field.waitFor();
  await tabTo(page, field);
  await press('Tab');
  expect(await isFocused(field)).toBe(false);
});

async function expectFocusTrap(dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i < 12; i++) {
      await press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
}

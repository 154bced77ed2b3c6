import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createOwner, createUser, logInByForm, openPage } from './users.ts';

const post = '/blog/street-view-upload-system';

test('tilts the product screenshot and straightens it on scroll', async () => {
  const page = await openPage(undefined, { reducedMotion: 'no-preference' });
  await page.goto('/');
  const waitForTilt = (isTilted: boolean) =>
    page.waitForFunction((expected) => {
      const frame = document.querySelector('[class*="frame"]');
      return frame !== null && !new DOMMatrix(getComputedStyle(frame).transform).isIdentity === expected;
    }, isTilted);
  await waitForTilt(true);
  await page.evaluate(() => window.scrollTo(0, 900));
  await waitForTilt(false);
});

test('replays a click that was made before the client started', async () => {
  const page = await openPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Step 2 of').waitFor();
});

test('skips the header by keyboard, opens the menu of a narrow window and closes it by Escape', async () => {
  const page = await openPage();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Register' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Register' }).waitFor({ state: 'hidden' });
});

test('links the contents of an article to its sections and highlights the current one', async () => {
  const page = await openPage();
  await page.goto(post);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'When a step fails' });
  await link.click();
  await page.waitForFunction(() => window.location.hash === '#when-a-step-fails');
  await contents.locator('[aria-current="location"]', { hasText: 'When a step fails' }).waitFor();
  await page.goto(`${post}#draw-the-system`);
  await contents.locator('[aria-current="location"]', { hasText: 'Draw the system' }).waitFor();
});

test('returns a visitor to the discussion after a login', async () => {
  const page = await openPage();
  await page.goto(post);
  await page.getByRole('link', { name: 'Please log in to join the discussion.' }).click();
  await logInByForm(page, await createUser());
  await page.waitForURL(`**${post}`);
  await page.getByRole('textbox', { name: 'Your comment' }).waitFor();
});

test('keeps an admin’s reply after the learner edits and deletes the comment', async () => {
  const page = await openPage(await createOwner());
  const marker = randomUUID();
  const reply = `Convert it in the car, ${marker}.`;
  await page.goto(post);
  await page.getByRole('textbox', { name: 'Your comment' }).fill(`${marker} \`HEIC\`?\n<b>bold</b>`);
  await page.getByRole('button', { name: 'Post comment' }).click();
  const postedComment = page.getByRole('article').filter({ hasText: `${marker} HEIC` });
  await postedComment.filter({ hasText: '<b>bold</b>' }).waitFor();
  const id = await postedComment.getAttribute('id');

  const admin = await openPage(await createUser({ role: 'admin' }));
  await admin.goto(post);
  const comment = admin.locator(`#${id}`);
  await comment.getByRole('button', { name: 'Reply' }).click();
  await comment.getByRole('textbox', { name: /^Reply to/ }).fill(reply);
  await comment.getByRole('button', { name: 'Reply' }).last().click();
  await comment.getByRole('textbox', { name: /^Reply to/ }).waitFor({ state: 'hidden' });
  await admin.getByText(reply).waitFor();

  await page.reload();
  const ownComment = page.locator(`#${id}`);
  await ownComment.getByRole('button', { name: 'Edit' }).click();
  await ownComment.getByRole('textbox', { name: 'Edit your comment' }).fill(`${marker} HEIC?`);
  await ownComment.getByRole('button', { name: 'Save' }).click();
  await ownComment.getByText('(edited)').waitFor();
  await ownComment.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await ownComment.filter({ hasText: 'This comment was deleted.' }).waitFor();
  await page.getByText(reply).waitFor();
});

test('previews the text of the markdown editor and keeps it after a reload', async () => {
  const page = await openPage(await createUser({ role: 'admin' }));
  await page.goto('/editor');
  const field = page.getByRole('textbox', { name: 'Markdown' });
  await field.fill('## A part\n\n');
  await field.press('End');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Quiz' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: /A part/ }).waitFor();
  await preview.getByText('What does the loop cost?').waitFor();
  await field.fill('```quiz\ntitle: x\nquestions: 5\n```\n');
  await page.getByRole('list', { name: 'Errors in the text' }).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  await page.getByRole('button', { name: 'Copied!' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('questions: 5');
  await page.reload();
  expect(await field.inputValue()).toContain('questions: 5');
});

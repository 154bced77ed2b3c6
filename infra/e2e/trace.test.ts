import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { listViolationsInBothThemes } from './axe.ts';
import { startClient } from './browser.ts';
import { collectScriptErrors } from './script-errors.ts';
import { readThreeSum, wrongProgram } from './three-sum.ts';
import { createOwner, openPage } from './users.ts';

/** Opens Three Sum with a wrong Python program as the draft. */
async function openProgram(width: number): Promise<Page> {
  const page = await openPage(await createOwner(), {
    viewport: { width, height: 844 },
    localStorage: { editorLanguage: 'python3', 'code:1:python3': await readThreeSum(wrongProgram) },
  });
  await page.goto('/course/coding-interview/three-sum');
  return page;
}

test('steps through a wrong submission by keyboard up to its wrong answer', async () => {
  const page = await openProgram(1440);
  const scriptErrors = collectScriptErrors(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const terminal = page.getByRole('region', { name: 'Terminal' });
  await terminal.getByRole('heading', { name: 'First failing test: 1' }).waitFor();
  await terminal.getByRole('button', { name: 'Step through' }).last().click();
  await page.getByText(/^Line \d+: threeSum\(nums = \[4, -1, -3, 2, -1, 1\]\) is called\.$/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Line \d+: values becomes \[-3, -1, 1, 2, 4\]\. Line \d+ is next\.$/).waitFor();
  await page.locator('.monaco-editor').getByText('triples = []').waitFor();
  expect(await page.locator('.monaco-editor .view-overlays [class*="current_"]').count()).toBe(1);
  await page.waitForURL(/\?trace=.+&step=3$/);
  expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
  for (const [width, state] of [
    [390, 'visible'],
    [1440, 'hidden'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Tests' }).waitFor({ state }); // only in the layout for phones
    const label = await page.locator('[aria-label^="Step "]:focus').getAttribute('aria-label');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('group', { name: label ?? '' }).waitFor({ state: 'detached' });
  }
  await page.keyboard.press('End');
  const result = page.getByRole('region', { name: 'Result' });
  expect(await result.getByRole('group', { name: 'Expected' }).textContent()).toBe(
    '[[-3,-1,4],[-3,1,2],[-1,-1,2]]',
  );
  await page.reload();
  await page.getByRole('group', { name: /^Step \d+ of \d+$/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Three Sum' }).waitFor();
  expect(await page.getByRole('region', { name: 'Step through' }).count()).toBe(0);
  expect(scriptErrors).toEqual([]);
});

test('steps through a test case of the learner on a phone by touch', async () => {
  const page = await openProgram(390);
  await page.getByRole('button', { name: 'Tests' }).click();
  await page.getByRole('textbox', { name: 'nums' }).fill(JSON.stringify(Array(40).fill(0)));
  await page.getByRole('region', { name: 'Terminal' }).getByRole('button', { name: 'Step through' }).click();
  const stage = page.getByRole('group', { name: /^Step 1 of/ });
  const box = await stage.boundingBox();
  if (!box) throw new Error('The viewer is not visible.');
  await swipeLeft(page, box.x + box.width / 2, box.y + box.height - 20);
  await page.getByRole('group', { name: /^Step 2 of/ }).waitFor();
  const input = page.getByRole('button', { name: /^Input: nums = / });
  const cutHeight = (await input.boundingBox())?.height ?? 0;
  await input.click();
  await input.and(page.locator('[aria-expanded="true"]')).waitFor();
  expect((await input.boundingBox())?.height).toBeGreaterThan(cutHeight);
  await input.click();
  const editor = await page.locator('.monaco-editor').first().boundingBox();
  expect(editor?.y).toBeGreaterThan(box.y + box.height);
  expect(await listViolationsInBothThemes(page, 'dark')).toEqual([]);
});

test('steps through a program of a lesson, beside the code or above it on a phone', async () => {
  const page = await openPage(undefined, {
    viewport: { width: 1440, height: 900 },
    localStorage: { editorLanguage: 'python3' },
  });
  const scriptErrors = collectScriptErrors(page);
  await page.goto('/course/coding-interview/graph');
  await startClient(page);
  await page.getByRole('button', { name: 'Step through' }).first().click();
  const stage = page.getByRole('group', { name: /^Step 1 of/ });
  await stage.waitFor();
  await page.keyboard.press('ArrowRight');
  await stage.waitFor({ state: 'detached' });
  const line = page.locator('[aria-current="step"]');
  const viewer = page.getByRole('region', { name: 'Step through' });
  const topLeft = async (element: Locator) => {
    const { x = NaN, y = NaN } = (await element.boundingBox()) ?? {};
    return { x, y };
  };
  expect((await topLeft(line)).x).toBeLessThan((await topLeft(viewer)).x);
  expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('group', { name: /^Step 3 of/ }).waitFor();
  expect((await topLeft(line)).y).toBeGreaterThan((await topLeft(viewer)).y);
  expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
  expect(scriptErrors).toEqual([]);
});

async function swipeLeft(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchX?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchX === undefined ? [] : [{ x: touchX, y }],
    });
  await touch('touchStart', x + 60);
  await touch('touchMove', x);
  await touch('touchMove', x - 60);
  await touch('touchEnd');
  await session.detach();
}

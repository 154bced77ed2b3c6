import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { langNames, type Lang } from '@dryrun/contracts/language';
import { chooseLanguage, pasteCode } from './code-editor.ts';
import { readThreeSum } from './three-sum.ts';
import { createOwner, openPage, type User } from './users.ts';

let page: Page;

async function openThreeSum(lang: Lang, user?: User): Promise<void> {
  page = await openPage(user, { viewport: { width: 1440, height: 900 } });
  await page.goto('/course/coding-interview/three-sum');
  if (lang !== 'java') await chooseLanguage(page, lang);
}

const verdict = (text: string): ReturnType<Page['getByRole']> =>
  page.getByRole('status').filter({ hasText: text }).first();

test.each([
  ['java', 'Solution.java'],
  ['python3', 'solution.py'],
  ['c_cpp', 'solution.cpp'],
] as const)('runs and submits a solution in %s, and lists it under Submissions', async (lang, file) => {
  await openThreeSum(lang, await createOwner());
  await pasteCode(page, await readThreeSum(`solutions/${file}`));

  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await verdict('Approved').waitFor();
  expect(await page.getByRole('region', { name: 'Terminal' }).textContent()).toContain('-3,1,2');

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict('tests passed').waitFor();
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await page
    .getByRole('row')
    .filter({ hasText: langNames[lang] })
    .filter({ hasText: 'Approved' })
    .first()
    .waitFor();
});

test('shows the failed test with its input and expected value for a wrong answer', async () => {
  await openThreeSum('python3', await createOwner());
  await pasteCode(page, 'class Solution:\n    def threeSum(self, nums):\n        return []\n');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict('Wrong Answer').waitFor();
  const terminal = await page.getByRole('region', { name: 'Terminal' }).textContent();
  expect(terminal).toContain('[4,-1,-3,2,-1,1]');
  expect(terminal).toMatch(/Expected/);
});

test('reports Time Limit Exceeded for an endless loop, then judges the next program', async () => {
  await openThreeSum('c_cpp', await createOwner());
  await pasteCode(
    page,
    'class Solution {\npublic:\n  vector<vector<int>> threeSum(vector<int>& nums) { for (;;) nums[0]++; }\n};\n',
  );
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict('Time Limit Exceeded').waitFor();
  await pasteCode(page, await readThreeSum('solutions/solution.cpp'));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict('Approved').waitFor();
});

test('shows a compile error with its line', async () => {
  await openThreeSum('java', await createOwner());
  await pasteCode(
    page,
    'class Solution {\n  public List<List<Integer>> threeSum(int[] nums) {\n    return missing;\n  }\n}\n',
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await verdict('Compilation Error').waitFor();
  expect(await page.getByRole('region', { name: 'Terminal' }).textContent()).toMatch(/Line 3.*missing/s);
});

test('asks a visitor who clicks Run to log in', async () => {
  await openThreeSum('java');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('You need to Login/Sign up to Run').waitFor();
});

test('keeps every character of fast typing', async () => {
  await openThreeSum('java');
  const editor = page.locator('.monaco-editor').first();
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  const text = 'int answer = total + carry - offset;';
  await page.keyboard.type(text, { delay: 15 });
  await page.keyboard.press('Escape'); // closes an open suggestion
  await page.getByText('Saved', { exact: true }).waitFor();
  const saved = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(saved).toContain(text);
});

const waitForSavedCode = (code: string) =>
  page.waitForFunction((text) => localStorage.getItem('code:1:python3') === text, code);

test('edits with Vim keys once they are chosen, and leaves the editor by Escape and Tab', async () => {
  await openThreeSum('python3');
  await page.locator('.monaco-editor').first().waitFor();
  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Vim' }).click();
  const vim = page.getByRole('group', { name: 'Vim' });
  await vim.getByText('--NORMAL--').waitFor();
  await page.locator('.view-lines').first().click();
  await page.keyboard.type('ggdGicount = 1');
  await vim.getByText('--INSERT--').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.type('yypwwr2');
  await waitForSavedCode('count = 1\ncount = 2');
  await page.keyboard.type('ggdd');
  await waitForSavedCode('count = 2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.monaco-editor'))).toBeNull();
});

test('gives the whole code to a screen reader once the setting is on, also after a reload', async () => {
  await openThreeSum('python3');
  const hasWholeCode = () =>
    page.waitForFunction(() =>
      document
        .querySelector<HTMLTextAreaElement>('.monaco-editor textarea')
        ?.value.includes('class Solution'),
    );
  await page.locator('.monaco-editor').first().waitFor();
  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Optimize for screen readers' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.view-lines').first().click();
  await hasWholeCode();
  await page.reload();
  await page.locator('.view-lines').first().click();
  await hasWholeCode();
});

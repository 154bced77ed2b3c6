import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { langNames, type Lang } from '@dryrun/contracts/language';
import { createOwner, openPage, type User } from './users.ts';

const problem = new URL('../../content/course/problems/01-three-sum/', import.meta.url);

let page: Page;

async function openThreeSum(lang: Lang, user?: User): Promise<void> {
  page = await openPage(user, { viewport: { width: 1440, height: 900 } });
  await page.goto('/course/coding-interview/three-sum');
  if (lang === 'java') return;
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name: langNames[lang] }).click();
}

/** Replaces the editor's text as a person would paste it. */
async function typeCode(code: string): Promise<void> {
  const editor = page.locator('.monaco-editor').first();
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.keyboard.press('ControlOrMeta+V');
}

const solution = (file: string): Promise<string> => readFile(new URL(`solutions/${file}`, problem), 'utf8');
const verdict = (text: string): ReturnType<Page['getByRole']> =>
  page.getByRole('status').filter({ hasText: text }).first();

test.each([
  ['java', 'Solution.java'],
  ['python3', 'solution.py'],
  ['c_cpp', 'solution.cpp'],
] as const)(
  'a learner runs and submits in %s, gets Approved and finds it under Submissions',
  async (lang, file) => {
    await openThreeSum(lang, await createOwner());
    await typeCode(await solution(file));

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
  },
);

test('a wrong program is told which test failed, with input, answer and expected value', async () => {
  await openThreeSum('python3', await createOwner());
  await typeCode('class Solution:\n    def threeSum(self, nums):\n        return []\n');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict('Wrong Answer').waitFor();
  const terminal = await page.getByRole('region', { name: 'Terminal' }).textContent();
  expect(terminal).toContain('[4,-1,-3,2,-1,1]');
  expect(terminal).toMatch(/Expected/);
});

test('a program that hangs ends in Time Limit Exceeded and the next one is judged', async () => {
  await openThreeSum('c_cpp', await createOwner());
  await typeCode(
    'class Solution {\npublic:\n  vector<vector<int>> threeSum(vector<int>& nums) { for (;;) nums[0]++; }\n};\n',
  );
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict('Time Limit Exceeded').waitFor();
  await typeCode(await solution('solution.cpp'));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict('Approved').waitFor();
});

test('a compile error is shown with its line', async () => {
  await openThreeSum('java', await createOwner());
  await typeCode(
    'class Solution {\n  public List<List<Integer>> threeSum(int[] nums) {\n    return missing;\n  }\n}\n',
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await verdict('Compilation Error').waitFor();
  expect(await page.getByRole('region', { name: 'Terminal' }).textContent()).toMatch(/Line 3.*missing/s);
});

test('a visitor who presses Run is asked to log in', async () => {
  await openThreeSum('java');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('You need to Login/Sign up to Run').waitFor();
});

test('the editor keeps every letter of a quick typist', async () => {
  await openThreeSum('java');
  const editor = page.locator('.monaco-editor').first();
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  const text = 'int answer = total + carry - offset;';
  await page.keyboard.type(text, { delay: 15 });
  await page.keyboard.press('Escape'); // a suggestion that still shows
  await page.getByText('Saved', { exact: true }).waitFor();
  const saved = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(saved).toContain(text);
});

import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chooseLanguage, pasteCode } from './code-editor.ts';
import { readThreeSum, wrongProgram } from './three-sum.ts';
import { createOwner, openPage } from './users.ts';

let page: Page;

async function openThreeSum(): Promise<void> {
  page = await openPage(await createOwner(), { viewport: { width: 1440, height: 900 } });
  await page.goto('/course/coding-interview/three-sum');
}

/** Opens Three Sum in Python and submits a program from the problem's folder. */
async function submit(file: string): Promise<void> {
  await openThreeSum();
  await chooseLanguage(page, 'python3');
  await pasteCode(page, await readThreeSum(file));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

test('shows the smallest failing input after a wrong answer, and adds it to the test cases', async () => {
  await submit(wrongProgram);
  const card = page.getByRole('region', { name: 'Smallest input that breaks your code' });
  await card.waitFor();
  expect(await card.textContent()).toContain('[-1,-1,2]');
  await card.getByRole('button', { name: 'Add to test cases' }).click();
  expect(await page.getByRole('textbox', { name: 'nums' }).inputValue()).toBe('[-1,-1,2]');
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await page.getByRole('row').filter({ hasText: 'Wrong Answer' }).first().getByRole('button').click();
  await page.getByRole('region', { name: 'Smallest input that breaks your code' }).first().waitFor();
});

test('measures an approved submission and plots it beside the guessed complexity', async () => {
  await submit('solutions/solution.py');
  await page.getByText('Your code passes every test').waitFor();
  await page.getByLabel('Your guess').selectOption('n^3');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('Your guess O(n³)').waitFor({ timeout: 60_000 });
  const plot = page.getByRole('img', { name: /^Time grows from .* where n is the number of entries/ });
  expect(await plot.locator('circle').count()).toBeGreaterThanOrEqual(8);
  await page.getByLabel('Your guess').selectOption('n^2');
  await page.getByText('Your guess O(n²)').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await page.getByRole('row').filter({ hasText: 'Approved' }).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByRole('img', { name: /^Time grows from/ }).waitFor(); // saved with the submission
}, 120_000); // the judge runs the code at many sizes

test('shows hints one at a time, and the thought process of the problem', async () => {
  await openThreeSum();
  expect(await page.getByText('Hint 1', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: /^Show a hint/ }).click();
  await page.getByText('Fix the smallest of the three entries.').waitFor();
  // A hint is no warning.
  const colors = await page
    .getByRole('region', { name: 'Hints' })
    .getByRole('listitem')
    .evaluate((hint) => {
      const [warning, accent] = ['--warn-soft', '--accent-soft'].map((name) => {
        const sample = document.body.appendChild(document.createElement('p'));
        sample.style.background = `var(${name})`;
        const { backgroundColor } = getComputedStyle(sample);
        sample.remove();
        return backgroundColor;
      });
      return { hint: getComputedStyle(hint).backgroundColor, warning, accent };
    });
  expect(colors.hint).toBe(colors.accent);
  expect(colors.hint).not.toBe(colors.warning);
  expect(await page.getByText('Hint 2', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: /^Show the next hint/ }).click();
  await page.getByText('Hint 2', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Thought Process' }).click();
  await page.getByText('Sort the entries first').first().waitFor();
});

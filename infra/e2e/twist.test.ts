import { expect, test } from '@jest/globals';
import { listViolationsAt } from './axe.ts';
import { pasteCode } from './code-editor.ts';
import { readThreeSum } from './three-sum.ts';
import { createOwner, createUser, openPage } from './users.ts';

const inPython = { localStorage: { editorLanguage: 'python3' }, viewport: { width: 1440, height: 900 } };

test('offers the follow-up after an approved submission, refuses the old solution, and approves a new one', async () => {
  const page = await openPage(await createOwner(), inPython);
  await page.goto('/course/coding-interview/three-sum');
  await pasteCode(page, await readThreeSum('solutions/solution.py'));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page
    .getByText(/^Follow-up: /)
    .getByRole('link', { name: 'Solve it' })
    .click();

  await page.getByRole('heading', { level: 1, name: 'Sums Below a Limit' }).waitFor();
  await page.getByRole('button', { name: 'Start from my code of Three Sum' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const verdict = page.getByRole('status');
  await verdict.filter({ hasText: 'Runtime Error' }).first().waitFor();
  expect(await listViolationsAt(page, [390, 1440])).toEqual([]);

  await pasteCode(page, await readThreeSum('twist/solutions/solution.py'));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await verdict.filter({ hasText: 'Approved' }).first().waitFor();
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await page.getByRole('row').filter({ hasText: 'Approved' }).first().waitFor();
  await page.getByRole('tab', { name: 'Best Solution' }).click();
  await page.getByRole('button', { name: 'Show solution' }).waitFor();
});

test('offers the course to users who do not own it', async () => {
  const page = await openPage(await createUser());
  await page.goto('/course/coding-interview/twist/merge-meetings');
  await page.getByRole('link', { name: 'Buy now' }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('A free gap lasts');
});

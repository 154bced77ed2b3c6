import { expect, test } from '@jest/globals';
import { listViolationsInBothThemes } from './axe.ts';
import { collectScriptErrors } from './script-errors.ts';
import { readThreeSum, wrongProgram } from './three-sum.ts';
import { createOwner, openPage } from './users.ts';

const breakPage = '/course/coding-interview/break/three-sum';

test('names the likely mistake of a wrong submission and breaks it again on purpose', async () => {
  const page = await openPage(await createOwner(), {
    localStorage: { editorLanguage: 'python3', 'code:1:python3': await readThreeSum(wrongProgram) },
  });
  const scriptErrors = collectScriptErrors(page);
  await page.goto('/course/coding-interview/three-sum');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const question = page.getByRole('region', { name: 'A question about your code' });
  await question.getByText('may a triple contain equal values?').waitFor();
  await question.getByRole('button', { name: 'Show the likely mistake' }).click();
  await question.getByText('exactly like a program that removes repeated values').waitFor();
  expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
  await page.goto(`${breakPage}?mode=own`);
  await page.getByText('Your failing submission').waitFor();
  await page.getByRole('textbox', { name: 'nums' }).fill('0, 0, 0');
  const broken = page.getByText('You broke it. It returns []. The right answer is [[0,0,0]].');
  await page.getByRole('button', { name: 'Try this input' }).click();
  await broken.waitFor();
  expect(scriptErrors).toEqual([]);
});

test('breaks a hidden program by a test and explains another one by keyboard', async () => {
  const page = await openPage(await createOwner(), { viewport: { width: 390, height: 844 } });
  const scriptErrors = collectScriptErrors(page);
  await page.goto(breakPage);
  await page.getByText('Wrong on purpose').waitFor();
  await page.getByRole('textbox', { name: 'nums' }).fill('-1, -1, 0, 1, 2, -2, 0, 0');
  await page.getByRole('button', { name: 'Try this input' }).press('Enter');
  await page.getByText(/^You broke it\./).waitFor();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Answer' }).press('Enter');
  await page.getByText(/^(Right\.|That is not the reason\.)/).waitFor();
  expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
  await page.getByRole('tab', { name: 'All at once' }).click();
  await page.waitForURL(/mode=all/);
  await page.getByRole('textbox', { name: 'nums' }).fill('-1, -1, 0, 1, 2, -2, 0, 0');
  await page.getByRole('button', { name: 'Run the tests' }).click();
  await page
    .getByText(/programs fail/)
    .last()
    .waitFor();
  expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
  expect(scriptErrors).toEqual([]);
});

test('checks examples before coding and tries the right ones on wrong programs', async () => {
  const page = await openPage(await createOwner(), { viewport: { width: 390, height: 844 } });
  await page.goto(`${breakPage}?mode=examples`);
  const example = page.getByRole('tabpanel', { name: /^Example \d$/ });
  await example.getByRole('textbox', { name: 'nums' }).fill('-1, -1, 0, 1, 2, -2, 0, 0');
  await example.getByRole('textbox', { name: 'Answer' }).fill('[[0,0,0],[1,-1,0],[2,-1,-1],[2,-2,0]]');
  await page.getByRole('tab', { name: 'Example 2' }).click();
  await example.getByRole('textbox', { name: 'nums' }).fill('1, 2, 3');
  await example.getByRole('textbox', { name: 'Answer' }).fill('[[1,2,3]]');
  await page.getByRole('button', { name: 'Check the examples' }).click();
  await page
    .getByText(/^1 of 2 answers are right\. Your right examples catch [1-6] of 6 wrong programs\./)
    .waitFor();
  await page.getByText('is not right. Read the task again').waitFor();
  await page.getByRole('button', { name: 'Check the examples' }).click();
  await page.getByText('is not right: the answer is [].').waitFor();
  expect(await listViolationsInBothThemes(page, 'light')).toEqual([]);
});

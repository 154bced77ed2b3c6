import { insertSubmission } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { waitUntil } from '../system/child-process.ts';
import { chooseLanguage, pasteCode } from './code-editor.ts';
import { listViolationsAt } from './axe.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { collectScriptErrors } from './script-errors.ts';
import { system } from './system.ts';
import { readThreeSum, wrongProgram } from './three-sum.ts';
import { createOwner, openPage, type User } from './users.ts';

const course = '/course/coding-interview';

async function missQuestion(page: Page): Promise<void> {
  await page.goto(`${course}/graph`);
  const isReported = page.waitForResponse((response) => response.url().endsWith('/practice/quiz-miss'));
  await page.getByLabel('It has a cycle').click();
  await isReported;
}

async function failThreeSum(page: Page): Promise<void> {
  await page.goto(`${course}/three-sum`);
  await chooseLanguage(page, 'python3');
  await pasteCode(page, await readThreeSum(wrongProgram));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('region', { name: 'Smallest input that breaks your code' }).waitFor();
}

/** The page shows smaller inputs while the search goes on; the exercise is made from the last one. */
async function hasCounterexample(user: User): Promise<boolean> {
  const found = await system.db
    .selectFrom('follow_up')
    .innerJoin('submission', 'submission.id', 'follow_up.submission_id')
    .select('follow_up.submission_id')
    .where('submission.account_id', '=', user.id)
    .where('follow_up.kind', '=', 'counterexample')
    .where('follow_up.state', '=', 'finished')
    .executeTakeFirst();
  return found !== undefined;
}

/** Moves the learner's mistakes into the past. */
async function letDaysPass(user: User): Promise<void> {
  const days = sql`interval '3 days'`;
  await system.db
    .updateTable('memory_item')
    .set({
      due: sql`due - ${days}`,
      scheduled_at: sql`scheduled_at - ${days}`,
      last_review_at: sql`last_review_at - ${days}`,
    })
    .where('account_id', '=', user.id)
    .execute();
}

const listViolations = (page: Page) => listViolationsAt(page, [1440, 390]);

test('brings a missed question and a failing program back, and is usable by keyboard', async () => {
  const user = await createOwner();
  const page = await openPage(user, { viewport: { width: 1440, height: 900 }, isTraced: false });
  const scriptErrors = collectScriptErrors(page);
  await page.goto('/today');
  await page.getByRole('heading', { name: 'Your mistakes will come back here' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await missQuestion(page);
  await failThreeSum(page);
  await waitUntil(() => hasCounterexample(user), 30_000, 'the smallest input');
  await page.goto('/today');
  await page.getByText('The next one comes tomorrow.').waitFor();
  await letDaysPass(user);

  await page.goto('/my-courses');
  await page.getByRole('region', { name: 'Today: 2' }).getByRole('link', { name: 'Start' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Today: 2' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('radio').first());
  await page.getByRole('radio', { name: /It is a tree/ }).press(' ');
  await page.keyboard.press('Enter');
  const next = page.getByRole('button', { name: 'Next' });
  await waitForFocus(next);
  await page.getByText('It comes back').waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await waitForFocus(page.getByRole('heading', { name: 'What does it return here?' }));
  await tabTo(page, page.getByRole('textbox', { name: 'It returns' }));
  await page.keyboard.type('[]');
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Right: it returns').waitFor();
  await waitForFocus(next);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Done for today' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  expect(scriptErrors).toEqual([]);
}, 120_000);

test('asks for the line that the learner corrected, and lets the judge decide about another one', async () => {
  const user = await createOwner();
  const code = await readThreeSum('solutions/solution.py');
  await submit(user, 'Wrong Answer', code.replace('while low < high:', 'while low <= high:'));
  await submit(user, 'Approved', code);
  const page = await openPage(user, { viewport: { width: 390, height: 844 }, isTraced: false });
  await page.goto('/today');
  await page.getByText('The next one comes tomorrow.').waitFor();
  await letDaysPass(user);
  await page.reload();
  await page.getByRole('heading', { name: 'Which line is missing?' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^Line \d+$/ }).fill('while high > low:');
  await page.keyboard.press('Enter');
  await page.getByText('Right: the program passes with this line.').waitFor();
  await page.getByRole('group', { name: 'Your program' }).getByText('while high > low:').waitFor();
  expect(await listViolations(page)).toEqual([]);
});

const submit = (user: User, verdict: string, code: string) =>
  insertSubmission(system.db, user.id, {
    typed_code: code,
    status_msg: verdict,
    finished_at: new Date(),
    result: JSON.stringify({ statusMsg: verdict }),
  });

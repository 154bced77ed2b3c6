import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { waitUntil } from '../system/child-process.ts';
import { pasteCode } from './code-editor.ts';
import { listViolationsInBothThemes } from './axe.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { collectScriptErrors } from './script-errors.ts';
import { system } from './system.ts';
import { createOwner, openPage, type User } from './users.ts';

const course = '/course/coding-interview';
const wrongProgram = new URL(
  '../../content/course/problems/01-three-sum/wrong/drops-repeated-values.py',
  import.meta.url,
);

const solution = new URL('../../content/course/problems/01-three-sum/solutions/solution.py', import.meta.url);

async function missQuestion(page: Page): Promise<void> {
  await page.goto(`${course}/graph`);
  const isReported = page.waitForResponse((response) => response.url().endsWith('/practice/quiz-miss'));
  await page.getByLabel('It has a cycle').click();
  await isReported;
}

async function failThreeSum(page: Page): Promise<void> {
  await page.goto(`${course}/three-sum`);
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Python3' }).click();
  await pasteCode(page, await readFile(wrongProgram, 'utf8'));
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

async function listViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    violations.push(...(await listViolationsInBothThemes(page, 'light')));
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isTooWide) violations.push(`too wide at ${width} px`);
  }
  return violations;
}

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
  const code = await readFile(solution, 'utf8');
  await insertSubmission(user, 'Wrong Answer', code.replace('while low < high:', 'while low <= high:'));
  await insertSubmission(user, 'Approved', code);
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

async function insertSubmission(user: User, verdict: string, code: string): Promise<void> {
  await system.db
    .insertInto('submission')
    .values({
      account_id: user.id,
      course_id: 1,
      question_id: 1,
      lang: 'python3',
      typed_code: code,
      request_hash: Buffer.from(verdict),
      state: 'finished',
      status_msg: verdict,
      finished_at: new Date(),
      result: JSON.stringify({ statusMsg: verdict }),
    })
    .execute();
}

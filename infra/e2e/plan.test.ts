import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listViolationsAt } from './axe.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { collectScriptErrors } from './script-errors.ts';
import { system } from './system.ts';
import { createOwner, createUser, openPage } from './users.ts';

const dayMs = 24 * 3600 * 1000;

const listViolations = (page: Page) => listViolationsAt(page, [1440, 390]);

/** In the time zone of the browser, as `mmddyyyy`, which is how Chromium's date field is typed. */
const typedDay = (page: Page, days: number): Promise<string> =>
  page.evaluate((ms) => {
    const day = new Date(Date.now() + ms);
    const two = (part: number): string => String(part).padStart(2, '0');
    return `${two(day.getMonth() + 1)}${two(day.getDate())}${day.getFullYear()}`;
  }, days * dayMs);

test('makes a plan by keyboard, follows it for a day and gives it to a calendar', async () => {
  const user = await createOwner();
  const page = await openPage(user, { viewport: { width: 1440, height: 900 }, isTraced: false });
  const scriptErrors = collectScriptErrors(page);
  await page.goto('/my-courses');
  await page.getByRole('region', { name: 'Plan by interview date' }).getByRole('link').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Plan by interview date' }).waitFor();
  expect(await listViolations(page)).toEqual([]);

  await tabTo(page, page.getByLabel('Interview date'));
  await page.keyboard.type(await typedDay(page, 21));
  await page.getByRole('button', { name: '1 h every day' }).press('Enter');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Saturday' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('90');
  await page.getByText('7 h 30 min a week').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Make my plan' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your interview is in 21 days' }).waitFor();
  await waitForFocus(page.getByRole('heading', { name: 'Today', exact: true }));
  expect(await listViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await tabTo(page, page.getByRole('button', { name: 'Start the questions' }));
  await page.keyboard.press('Enter');
  await waitForFocus(page.getByRole('heading', { name: 'Question 1 of 12' }));
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press(' ');
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  for (let number = 2; number <= 12; number += 1) {
    await waitForFocus(page.getByRole('heading', { name: `Question ${number} of 12` }));
    await page.getByRole('button', { name: 'I don’t know' }).press('Enter');
  }
  await waitForFocus(page.getByRole('heading', { name: /^[01] of 12 right$/ }));
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show my plan' }).press('Enter');
  await page.getByText(/^You answered [01] of 12 questions right/).waitFor();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Create the address' }).click();
  const address = await page.getByLabel('Secret address').inputValue();
  expect(await listViolations(page)).toEqual([]);
  const feed = await fetch(address);
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await feed.text()).toMatch(/SUMMARY:Dry Run: \d+ min[\s\S]*SUMMARY:Interview/);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Create the address' }).waitFor();
  expect((await fetch(address)).status).toBe(404);

  await system.db
    .insertInto('lesson_progress')
    .values({ account_id: user.id, course_id: 1, lesson_id: 1 })
    .execute();
  await page.goto('/today');
  const today = page.getByRole('region', { name: 'Today’s plan' });
  const first = today.getByRole('listitem').filter({ hasText: 'How to use this course' });
  await first.getByText('Done', { exact: true }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  expect(scriptErrors).toEqual([]);
}, 120_000);

test('says what a plan without the course leaves out, and deletes it after a question', async () => {
  const user = await createUser();
  const page = await openPage(user, { viewport: { width: 390, height: 844 }, isTraced: false });
  await page.goto('/plan');
  await page.getByLabel('Interview date').fill(new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10));
  await page.getByRole('button', { name: '30 min on weekdays' }).click();
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await page.getByText('36 more join it when you buy the course.').waitFor();
  await page.getByRole('heading', { name: 'Does not fit before the interview' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete the plan' }).click();
  await page.getByRole('dialog', { name: 'Delete the plan?' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Plan by interview date' }).waitFor();
});

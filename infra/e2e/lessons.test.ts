import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { isClientThere } from './browser.ts';
import { createOwner, openPage, type User } from './users.ts';

const course = '/course/coding-interview';

let page: Page;
const open = async (user?: User, options: BrowserContextOptions = {}): Promise<void> => {
  page = await openPage(user, options);
};

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
/** Waits until a field holds this text. */
const untilHolds = (field: string, text: string) =>
  page.waitForFunction(
    ([label, value]) =>
      document.querySelector<HTMLTextAreaElement>(`[aria-label="${label}"]`)?.value === value,
    [field, text],
  );

test('a note whose last words were typed just before the page was left is whole', async () => {
  await open(await createOwner());
  await page.goto(`${course}/array`);
  await page.getByRole('button', { name: 'Your note' }).click();
  const field = 'Your note on this lesson';
  const note = page.getByRole('textbox', { name: field });
  await note.pressSequentially('Two indexes, one loop.');
  await page.reload();
  await untilHolds(field, 'Two indexes, one loop.');
  await note.press('End');
  await note.pressSequentially(' Sort first.');
  await page.getByRole('link', { name: 'Next Strings' }).press('Enter');
  await heading('Strings').waitFor();
  await page.goBack();
  await untilHolds(field, 'Two indexes, one loop. Sort first.');
});

test.each([
  ['array', 'Next Strings'],
  ['dynamic-programming', 'Next Three Sum'],
])('after %s the keyboard goes on in the next lesson, not at the top of the page', async (path, next) => {
  await open(await createOwner());
  await page.goto(`${course}/${path}`);
  await page.getByRole('link', { name: next }).press('Enter');
  await page.getByRole('link', { name: /^Back / }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});

test('the last lesson ends the course: Finish leads to its page', async () => {
  await open(await createOwner());
  await page.goto(`${course}/edit-distance`);
  await page.getByRole('link', { name: 'Finish Coding interview course' }).click();
  await page.waitForURL(`**${course}`);
  await page.getByText('1 of 42 lessons completed').waitFor();
});

const scrollTop = () =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('main, main *, html')].map((one) => one.scrollTop)),
  );

test.each([1280, 390])('a lesson opens where its reader stopped, %i px wide', async (width) => {
  await open(undefined, { viewport: { width, height: 800 } });
  await page.goto(`${course}/graph`);
  const place = page.getByRole('heading', { name: /^Example: how many networks/ });
  await place.waitFor();
  expect(await scrollTop()).toBe(0);
  await page.mouse.move(300, 400);
  await page.waitForFunction(isClientThere);
  await place.evaluate((element) => element.scrollIntoView());
  // The place is kept once nothing moves any more; pictures above may still push the text down.
  const kept = await page.waitForFunction(() => {
    const top = Number(localStorage.getItem('reading:11'));
    const areas = [...document.querySelectorAll('main, main *, html')];
    return top > 500 && areas.some((one) => Math.abs(one.scrollTop - top) <= 1) && top;
  });
  const before = Number(await kept.jsonValue());
  await page.goto(course);
  await heading('Coding interview course').waitFor();
  await page.goto(`${course}/graph`);
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main, main *, html')].some(
        (one) => Math.abs(one.scrollTop - wanted) < 60,
      ),
    before,
  );
  await page.goto(`${course}/graph#union-find-in-short`);
  await page.waitForFunction(() => {
    const { top } = document.getElementById('union-find-in-short')?.getBoundingClientRect() ?? {
      top: 9999,
    };
    return top >= 0 && top < 300;
  });
});

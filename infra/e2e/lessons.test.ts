import { expect, test } from '@jest/globals';
import { findLesson } from '@dryrun/content/course/outline';
import type { Page, Request } from 'playwright-core';
import { isClientStarted, startClient } from './browser.ts';
import type { OpenPageOptions } from './page-pool.ts';
import { createOwner, openPage, type User } from './users.ts';

const course = '/course/coding-interview';

let page: Page;
const open = async (user?: User, options: OpenPageOptions = {}): Promise<void> => {
  page = await openPage(user, options);
};

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const waitForValue = (field: string, text: string) =>
  page.waitForFunction(
    ([label, value]) =>
      document.querySelector<HTMLTextAreaElement>(`[aria-label="${label}"]`)?.value === value,
    [field, text],
  );

/** Matches the request for the text of a lesson. */
const textOf = (path: string) => {
  const end = `/lesson/content?id=${findLesson(path)?.id}`;
  return (request: Request) => request.url().endsWith(end);
};

test('saves a note that was typed just before leaving the page', async () => {
  await open(await createOwner());
  await page.goto(`${course}/array`);
  await page.getByRole('button', { name: 'Your note' }).click();
  const field = 'Your note on this lesson';
  const note = page.getByRole('textbox', { name: field });
  await note.pressSequentially('Two indexes, one loop.');
  await page.reload();
  await waitForValue(field, 'Two indexes, one loop.');
  await note.press('End');
  await note.pressSequentially(' Sort first.');
  await page.getByRole('link', { name: 'Next Strings' }).press('Enter');
  await heading('Strings').waitFor();
  await page.goBack();
  await waitForValue(field, 'Two indexes, one loop. Sort first.');
});

test.each([
  ['array', 'Next Strings'],
  ['dynamic-programming', 'Next Three Sum'],
])('moves the focus from %s to the content of the next lesson', async (path, next) => {
  await open(await createOwner());
  await page.goto(`${course}/${path}`);
  await page.getByRole('link', { name: next }).press('Enter');
  await page.getByRole('link', { name: /^Back / }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});

test('opens a prefetched lesson while offline', async () => {
  await open(await createOwner());
  const isNextText = textOf('string');
  const loaded = page.waitForResponse((response) => isNextText(response.request()));
  await page.goto(`${course}/array`);
  await (await loaded).finished();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Next Strings' }).press('Enter');
  await heading('Strings').waitFor();
  await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
});

test('prefetches the lesson of a link that appears under a resting pointer', async () => {
  await open(await createOwner());
  await page.goto(`${course}/linked-list`);
  // The client handles clicks. Until then, a click loads a new page.
  await page.getByRole('switch', { name: 'Incompleted' }).waitFor();
  const loaded = page.waitForRequest(textOf('array'));
  await page.getByRole('link', { name: 'Back Strings' }).click();
  await loaded;
});

test('colors the code of a lesson only near the window', async () => {
  await open(await createOwner());
  await page.goto(`${course}/binary-search`);
  await page.waitForFunction(isClientStarted);
  const programs = page.locator('article code[data-lang]:visible');
  const [far, last] = [programs.nth(2), programs.last()];
  await last.evaluate((code) => code.scrollIntoView());
  // Code is colored in the order of the text, so the far program would have its colors by then.
  await last.locator('span').first().waitFor();
  expect(await far.locator('span').count()).toBe(0);
  await far.evaluate((code) => code.scrollIntoView());
  await far.locator('span').first().waitFor();
});

test('returns to the course page on Finish in the last lesson', async () => {
  await open(await createOwner());
  await page.goto(`${course}/edit-distance`);
  await page.getByRole('switch', { name: 'Incompleted' }).waitFor(); // The client knows the owner.
  await page.getByRole('link', { name: 'Finish Coding interview course' }).click();
  await page.waitForURL(`**${course}`);
  await page.getByText(/\b1 of \d+ lessons completed/).waitFor();
});

test.each([1280, 390])('scrolls to the saved position, or to the anchor, at %i px width', async (width) => {
  await open(undefined, { viewport: { width, height: 800 } });
  await page.goto(`${course}/graph`);
  const section = page.getByRole('heading', { name: /^Example: how many networks/ });
  await section.waitFor();
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  await startClient(page);
  await section.evaluate((element) => element.scrollIntoView());
  // The client saves the position once the layout is stable; images above may still push the text down.
  const saved = await page.waitForFunction(() => {
    const top = Number(localStorage.getItem('reading:11'));
    const areas = [...document.querySelectorAll('main, main *, html')];
    return top > 500 && areas.some((area) => Math.abs(area.scrollTop - top) <= 1) && top;
  });
  const before = Number(await saved.jsonValue());
  await page.goto(course);
  await heading('Coding interview course').waitFor();
  await page.goto(`${course}/graph`);
  await page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('main, main *, html')].some(
        (element) => Math.abs(element.scrollTop - expected) < 60,
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

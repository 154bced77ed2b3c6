import { expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import type { Page } from 'playwright-core';
import { isClientStarted } from './browser.ts';
import { typeCard } from './purchase.ts';
import { system } from './system.ts';
import { createOwner, createUser, logInByForm, openPage, type User } from './users.ts';

const course = '/course/coding-interview';
const lessons = flattenLessons(builtInCourse);

let page: Page;
const open = async (user?: User): Promise<void> => {
  page = await openPage(user);
};

const lessonLink = (name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}\\b`) });
const contents = () => page.getByRole('navigation', { name: 'Course content' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('lists every course with its lesson count and price, and strikes through the full price', async () => {
  await open();
  await page.goto('/courses');
  await page.getByRole('heading', { name: 'All courses:' }).waitFor();
  const cards = page.getByRole('article');
  await cards.nth(1).waitFor();
  expect(await cards.count()).toBe(2);
  const [first, second] = await cards.allInnerTexts();
  expect(first).toMatch(/Coding interview course[\s\S]*\d+ lessons[\s\S]*\$39\.00/);
  expect(second).toMatch(/Number talk[\s\S]*2 lessons[\s\S]*\$10\.00[\s\S]*\$12\.50[\s\S]*20% off/);
  expect(await cards.nth(1).locator('s').innerText()).toBe('$12.50');
  expect(await cards.first().locator('s').count()).toBe(0);
  await page.getByRole('link', { name: 'Number talk' }).click();
  await page.waitForURL('**/course/number-talk');
  await heading('Number talk').waitFor();
});

test('asks a visitor to a paid lesson to sign up, and returns to the lesson after a login', async () => {
  await open();
  await page.goto(`${course}/array`);
  await page.waitForURL(`**${course}`);
  const dialog = page.getByRole('dialog', { name: 'Create a free account to start learning' });
  await dialog.getByLabel('Email').waitFor();
  await dialog.getByLabel('Password', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Create account' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(course);

  await lessonLink('Arrays').click();
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await logInByForm(page, await createOwner());
  await page.waitForURL(`**${course}/array`);
  await page.getByRole('heading', { name: /^Why reading is free/ }).waitFor();
});

test.each([
  '/course/knitting',
  `${course}/no-such-lesson`,
  `${course}/three-sum/answers`,
  `${course}/three-sum/submissions/more`,
  `${course}/-1`,
  `${course}/primes`,
  '/course/number-talk/array',
  '/course/number-talk/primes/submissions/more',
])('responds to %s with 404', async (path) => {
  await open();
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: "The page you're looking for was not found." }).waitFor();
});

test('completes a lesson on Next, marks it blue on the course page and continues at the next one', async () => {
  const owner = await createOwner({ completedLessonIds: [1] });
  await open(owner);
  await page.goto(`${course}/array`);
  await page.getByRole('link', { name: 'Back Time and space complexity' }).waitFor();
  const toggle = page.getByRole('switch', { name: 'Incompleted' });
  const completionSaved = page.waitForResponse('**/api/lesson/completed');
  await toggle.click();
  expect((await completionSaved).status()).toBe(200);
  await page.reload();
  await page.getByRole('switch', { name: 'Completed', exact: true }).click();
  await toggle.waitFor();
  const lastLessonSaved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/lesson/last-lesson') && String(response.request().postData()).includes('4'),
  );
  await page.getByRole('link', { name: 'Next Strings' }).click();
  await heading('Strings').waitFor();
  await contents().getByRole('link', { name: 'completed Arrays' }).waitFor();
  expect(await contents().getByRole('link', { name: 'Strings' }).getAttribute('aria-current')).toBe('page');
  expect((await lastLessonSaved).status()).toBe(200);

  await page.goto(course);
  await page.getByText(/\b2 of \d+ lessons completed/).waitFor();
  const bar = page.getByRole('progressbar', { name: 'Progress in Coding interview course' });
  expect(await bar.getAttribute('aria-valuenow')).toBe('2');
  expect(await page.getByText('FREE').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Buy now' }).count()).toBe(0);
  await page.getByRole('button', { name: /^Data structures 1 of 9 completed/ }).waitFor();
  const completedLink = page.getByRole('main').getByRole('link', { name: /^completed Arrays/ });
  await completedLink.getByRole('img', { name: 'completed' }).waitFor();
  const [red = 0, green = 0, blue = 0] = await completedLink.evaluate((link) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(link).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(blue).toBeGreaterThan(Math.max(red, green) + 20);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(`**${course}/string`);
});

test('keeps progress after access ends, shows the end date and offers to buy again', async () => {
  await open(await createOwner({ expiresAt: new Date('2026-03-09T23:59:59Z'), completedLessonIds: [3] }));
  await page.goto(course);
  await page.getByText('Your access ended on March 9, 2026.').waitFor();
  await page.getByText(/\b1 of \d+ lessons completed/).waitFor();
  await page.getByRole('link', { name: 'Buy again' }).waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
  await page.goto(`${course}/array`);
  await page.getByRole('main').getByText('Your access ended on March 9, 2026.').waitFor();
  await contents().getByRole('link', { name: 'completed Arrays' }).waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  await page.goto('/my-courses');
  await page
    .getByRole('region', { name: 'Expired' })
    .getByText('Your access ended on March 9, 2026.')
    .waitFor();
});

test('links to the catalog from empty My courses, and shows an owner the progress of each section', async () => {
  await open(await createUser());
  await page.goto('/my-courses');
  await page.getByText('When you enroll in a course, it will appear here.').waitFor();
  await page.getByRole('link', { name: 'Browse now' }).click();
  await page.waitForURL('**/courses');

  await open(await createOwner({ completedLessonIds: [1, 2, 12] }));
  await page.goto('/my-courses');
  const tile = page.getByRole('article').filter({ hasText: 'Coding interview course' });
  await tile.getByText(/\b3 of \d+ lessons completed/).waitFor();
  const counts = await tile.locator('dl').innerText();
  expect(counts.replaceAll(/\s+/g, ' ')).toBe(
    'Introduction 2 / 2 Data structures 0 / 9 Algorithms 1 / 11 Coding questions 0 / 20',
  );
});

test('fetches, sells and shows a course from a folder like the built-in one', async () => {
  const buyer = await createUser();
  await open(buyer);
  await page.goto('/courses');
  await page.waitForFunction(isClientStarted);
  const courseFetched = page.waitForResponse('**/api/courses/course?path=number-talk');
  await page.getByRole('link', { name: 'Number talk' }).click();
  expect((await courseFetched).status()).toBe(200);
  await page.getByRole('link', { name: 'Buy now' }).click();
  await page.waitForURL('**/buy/number-talk');
  await page.getByRole('heading', { name: 'Number talk' }).waitFor();
  await typeCard(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay $10.00' }).click();
  await page.waitForURL(/payment-successful/);
  await page.goto('/course/number-talk/remainders');
  await page.getByText('The quokkaword appears in paid text only.').waitFor();
  await page.getByRole('switch', { name: 'Incompleted' }).waitFor();
  await page.goto(`${course}/array`);
  await page.getByRole('main').getByText('Buy this course to start learning.').waitFor();
  const mail = await system.db
    .selectFrom('mail')
    .select('data')
    .where('account_id', '=', buyer.id)
    .where('template', '=', 'receipt')
    .executeTakeFirstOrThrow();
  expect(mail.data).toMatchObject({ description: 'Number talk', amountCents: 1000 });
});

test('serves a paid lesson of a folder course with noindex and without its text', async () => {
  const paid = await (await fetch(`${system.url}/course/number-talk/remainders`)).text();
  expect(paid).toContain('<title>Remainders · Dry Run</title>');
  expect(paid).toContain('<meta name="robots" content="noindex">');
  expect(paid).not.toContain('quokkaword');
});

test('does not leak a sentence of a paid lesson at any public URL', async () => {
  const { token } = await createOwner();
  const sentencesOf = async (id: number): Promise<string[]> => {
    const response = await fetch(`${system.url}/api/lesson/content?id=${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return Object.values((await response.json()) as Record<string, string>)
      .flatMap((part) => part.split('\n'))
      .flatMap((line) => /^[A-Z][\w ,-]{40,70}/.exec(line)?.[0] ?? []);
  };
  const freeSentences = new Set<string>();
  for (const { id } of lessons.filter(({ preview }) => preview))
    for (const sentence of await sentencesOf(id)) freeSentences.add(sentence);
  const secrets = new Map<string, string[]>();
  for (const { id, urlPath } of lessons.filter(({ preview }) => !preview)) {
    const sentences = (await sentencesOf(id)).filter((sentence) => !freeSentences.has(sentence));
    expect([urlPath, sentences.length > 0]).toEqual([urlPath, true]);
    secrets.set(urlPath, sentences);
  }
  const paths = [
    '/',
    '/courses',
    course,
    '/sitemap.xml',
    '/api/courses/all',
    '/api/courses/course?path=coding-interview',
    ...lessons.map(({ urlPath }) => `${course}/${urlPath}`),
    ...lessons.map(({ id }) => `/api/lesson/content?id=${id}`),
    ...lessons.map(({ name }) => `/api/lesson/search?query=${encodeURIComponent(name)}`),
    ...[...secrets.values()].map(([first = '']) => `/api/lesson/search?query=${encodeURIComponent(first)}`),
  ];
  const leaks: string[] = [];
  for (const path of paths) {
    const body = await (await fetch(system.url + path)).text();
    for (const sentences of secrets.values()) {
      for (const sentence of sentences) if (body.includes(sentence)) leaks.push(`${path}: ${sentence}`);
    }
  }
  expect(leaks).toEqual([]);
});

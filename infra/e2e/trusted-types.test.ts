import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import type { Browser, Page } from 'playwright-core';
import type { System } from '../system/start-system.ts';
import { listFaults } from './axe.ts';
import { logInThroughForm } from './browser.ts';
import { openAs } from './readers.ts';
import { setStage } from './stage.ts';

let system: System;
let browser: Browser;
let page: Page;
/** What the browser refused, and what failed in a script, since the test began. */
const faults: string[] = [];

setStage((stage) => {
  ({ system, browser } = stage);
});
beforeEach(async () => {
  faults.length = 0;
  page = await openAs(browser, system.url);
  page.setDefaultTimeout(60_000);
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  page.on('console', (line) => {
    if (/Trusted|Content Security Policy|createPolicy/i.test(line.text())) {
      faults.push(`${page.url()}: ${line.text()}`);
    }
  });
});
afterEach(() => page.context().close());

/** Opens a page as a document of its own, whose headers ask for Trusted Types. */
async function open(path: string): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.headers()['content-security-policy']]).toEqual([
    path,
    expect.stringContaining(
      "require-trusted-types-for 'script';trusted-types dry-run-worker monaco dompurify",
    ),
  ]);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const course = '/course/coding-interview';
const problem = `${course}/three-sum`;
const textLessons = builtInCourse.sections
  .flatMap(({ lessons }) => lessons)
  .filter(({ isCodingProblem }) => !isCodingProblem);

test('every page for visitors runs under Trusted Types', async () => {
  for (const path of [
    ...['/', '/login', '/signup', '/account-recovery', '/password-change?upn=x', '/courses', '/faq'],
    ...['/course/coding-interview', '/course/coding-interview/how-to-use', '/course/coding-interview/graph'],
    ...['/blog', '/blog/street-view-upload-system', '/terms-of-service', '/privacy-policy', '/no-such-page'],
  ]) {
    await open(path);
  }
  expect(faults).toEqual([]);
}, 180_000);

test('sign-up solves its captcha in workers under Trusted Types', async () => {
  await open('/signup');
  await page.getByLabel('E-mail').fill('trusted@example.com');
  await page.getByLabel('Password', { exact: true }).fill('four quiet horses');
  await page.getByRole('checkbox', { name: /I am at least 13/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login');
  expect(faults).toEqual([]);
}, 180_000);

test('the pages of an account and the checkout run under Trusted Types', async () => {
  await logInThroughForm(page, system.url, 'visitor@example.com');
  for (const path of ['/my-courses', '/profile', '/payment-history', '/buy/coding-interview'])
    await open(path);
  await page.getByRole('button', { name: /^Pay/ }).waitFor();
  expect(faults).toEqual([]);
}, 180_000);

test('the coding workspace with its editor runs under Trusted Types', async () => {
  await logInThroughForm(page, system.url);
  await open(problem);
  const editor = page.locator('.monaco-editor').first();
  await editor.locator('.view-line').first().waitFor();
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n// a word\npriv');
  await page.keyboard.press('Control+Space');
  await page.locator('.suggest-widget.visible').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+f');
  await page.locator('.find-widget.visible').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page
    .getByText(/Approved|Wrong Answer|Compilation Error/)
    .first()
    .waitFor();
  for (const section of ['thought-process', 'best-solution', 'submissions'])
    await open(`${problem}/${section}`);
  expect(faults).toEqual([]);
}, 240_000);

test("an admin's editor with its preview runs under Trusted Types", async () => {
  await logInThroughForm(page, system.url, 'admin@example.com');
  for (const path of ['/admin', '/editor']) await open(path);
  await page.locator('textarea, .monaco-editor').first().waitFor();
  expect(faults).toEqual([]);
}, 180_000);

test('every lesson with its formulas, code and pictures runs under Trusted Types, and axe finds nothing in a text, dark or light', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await logInThroughForm(page, system.url);
  await open(course);
  const paths = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const lessons = [...new Set(paths)].filter((path) => path.startsWith(`${course}/`));
  expect(lessons).toHaveLength(42);
  const texts = new Set(textLessons.map(({ urlPath }) => `${course}/${urlPath}`));
  const found: Record<string, string[]> = {};
  for (const path of lessons) {
    await open(path);
    if (!texts.has(path)) continue;
    await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
    const inTheDark = await listFaults(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    // Between the themes nothing changes but colours.
    found[path] = [...inTheDark, ...(await listFaults(page, ['color-contrast']))];
    await page.emulateMedia({ colorScheme: 'dark' });
  }
  expect(Object.entries(found).filter(([, listed]) => listed.length > 0)).toEqual([]);
  expect(faults).toEqual([]);
}, 900_000);

test('markup and addresses of scripts that nobody named are refused by the browser', async () => {
  await open('/');
  const refusals = await page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').src = 'https://evil.example/a.js'),
      () => new Worker('/assets/any.js'),
      () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('evil', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
}, 60_000);

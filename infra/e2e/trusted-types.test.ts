import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import { hasParameters, pageList } from '@dryrun/contracts/pages';
import type { Page } from 'playwright-core';
import { collectScriptErrors } from './script-errors.ts';
import { system } from './system.ts';
import { createOwner, createUser, openPage, type User } from './users.ts';

const course = '/course/coding-interview';
const problem = `${course}/three-sum`;
const lessons = flattenLessons(builtInCourse);
const problems = lessons.filter(({ isCodingProblem }) => isCodingProblem);

let page: Page;
let errors: readonly string[];

async function open(path: string, user?: User): Promise<void> {
  page = await openPage(user);
  errors = collectScriptErrors(page);
  await goTo(path);
}
async function goTo(path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

test('requires Trusted Types on every page', async () => {
  const paths = [
    ...pageList.filter((each) => !hasParameters(each)).map(({ path }) => path),
    '/blog/street-view-upload-system',
    '/no-such-page',
    '/buy/coding-interview',
    `${problem}/thought-process`,
    `${problem}/best-solution`,
    `${problem}/submissions`,
    course,
    ...lessons.map(({ urlPath }) => `${course}/${urlPath}`),
  ];
  const directives = "require-trusted-types-for 'script';trusted-types dry-run-worker monaco dompurify";
  const policies = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await fetch(system.url + path);
      return [path, headers.get('content-security-policy') ?? ''] as const;
    }),
  );
  expect(policies.length).toBeGreaterThan(60);
  expect(policies.filter(([, policy]) => !policy.includes(directives))).toEqual([]);
});

test('solves the sign-up captcha in workers under Trusted Types', async () => {
  await open('/signup');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('four quiet horses');
  await page.getByRole('checkbox', { name: /I am at least 13/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login');
  expect(errors).toEqual([]);
});

test('runs the payment history, checkout and admin pages under Trusted Types', async () => {
  await open('/payment-history', await createUser({ role: 'admin' }));
  await goTo('/admin');
  await goTo('/buy/coding-interview');
  await page.getByRole('button', { name: /^Pay/ }).waitFor();
  expect(errors).toEqual([]);
});

test('runs the coding workspace under Trusted Types', async () => {
  await open(problem, await createOwner());
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
  expect(errors).toEqual([]);
});

test.each([0, 5, 10, 15])('runs five coding problems under Trusted Types, from index %i', async (from) => {
  const [first, ...rest] = problems.slice(from, from + 5);
  await open(`${course}/${first?.urlPath}`, await createOwner());
  for (const { name } of rest) {
    await page.locator('.monaco-editor .view-line').first().waitFor();
    await page.getByRole('link', { name: `Next ${name}` }).press('Enter');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }
  await page.locator('.monaco-editor .view-line').first().waitFor();
  expect(errors).toEqual([]);
});

test('blocks unsafe HTML, script URLs, workers and policies', async () => {
  await open('/');
  const outcomes = await page.evaluate(() => {
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
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  expect(errors.length).toBeGreaterThan(0);
});

import { expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { System } from '../system/start-system.ts';
import { listFaults } from './axe.ts';
import { logInThroughForm } from './browser.ts';
import { setStage } from './stage.ts';

let system: System;
let browser: Browser;

setStage((stage) => {
  ({ system, browser } = stage);
});

const problem = '/course/coding-interview/three-sum';
const pages = [
  '/',
  '/course/coding-interview',
  '/my-courses',
  '/no-such-page',
  '/blog',
  '/blog/street-view-upload-system',
  '/faq',
  '/terms-of-service',
  '/privacy-policy',
  problem,
  `${problem}/thought-process`,
  `${problem}/best-solution`,
  `${problem}/submissions`,
];

/** Forms, and the button that shows all their errors. */
const forms = [
  ['/login', 'Log in'],
  ['/signup', 'Create account'],
  ['/account-recovery', 'Send me a link'],
  ['/password-change?upn=none', 'Change password'],
] as const;

/** What opens on the profile page. */
const openings: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  [
    'the profile with its forms open',
    async (page) => {
      await page.goto(`${system.url}/profile`);
      await page.getByRole('button', { name: 'Change e-mail' }).click();
      await page.getByRole('button', { name: 'Send a link to it' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
    },
  ],
  [
    'the dialog that deletes the account',
    async (page) => {
      await page.goto(`${system.url}/profile`);
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
    },
  ],
];

const looks = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const;

test.each(looks)(
  'axe finds nothing on any page, %s at %i px',
  async (colorScheme, width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const faults: Record<string, string[]> = {};
    await logInThroughForm(page, system.url);
    for (const path of pages) {
      await page.goto(`${system.url}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      faults[path] = await listFaults(page);
    }
    expect(faults).toEqual(Object.fromEntries(pages.map((path) => [path, []])));
    await context.close();
  },
  120_000,
);

test.each(looks)(
  'axe finds nothing on the account pages with their errors, %s at %i px',
  async (colorScheme, width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const faults: Record<string, string[]> = {};
    for (const [path, button] of forms) {
      await page.goto(`${system.url}${path}`);
      await page.getByRole('button', { name: button }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      faults[path] = await listFaults(page);
    }
    await logInThroughForm(page, system.url);
    for (const [name, open] of openings) {
      await open(page);
      faults[name] = await listFaults(page);
    }
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    await context.close();
  },
  120_000,
);

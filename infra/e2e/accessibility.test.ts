import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startSystem, type System } from '../system/start-system.ts';
import { logInThroughForm, startBrowser } from './browser.ts';

let system: System;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
}, 90_000);

afterAll(async () => {
  await browser.close();
  await system.stop();
}, 30_000);

const problem = '/course/coding-interview/three-sum';
const pages = [
  '/',
  '/course/coding-interview',
  '/my-courses',
  '/no-such-page',
  problem,
  `${problem}/thought-process`,
  `${problem}/best-solution`,
  `${problem}/submissions`,
];

async function listFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const)(
  'axe finds nothing on any page, %s at %i px',
  async (colorScheme, width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${system.url}/login`);
    await page.getByLabel('E-mail').waitFor();
    const faults: Record<string, string[]> = { '/login': await listFaults(page) };
    await logInThroughForm(page, system.url);
    for (const path of pages) {
      await page.goto(`${system.url}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      faults[path] = await listFaults(page);
    }
    expect(faults).toEqual(Object.fromEntries(['/login', ...pages].map((path) => [path, []])));
    await context.close();
  },
  120_000,
);

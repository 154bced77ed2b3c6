import { expect, test } from '@jest/globals';
import { isClientStarted } from './browser.ts';
import { createOwner, createUser, openPage } from './users.ts';

/** Phones, a tablet, both sides of the header's breakpoint, and a desktop. */
const widths = [320, 390, 768, 959, 960, 1440];
const openPaths = [
  '/',
  '/course/coding-interview',
  '/course/coding-interview/three-sum',
  '/blog',
  '/privacy-policy',
];

test.each([
  ['a visitor', undefined, [...openPaths, '/login', '/signup']],
  ['a learner', createOwner, [...openPaths, '/profile', '/my-courses', '/course/coding-interview/tree']],
  ['an admin', () => createUser({ role: 'admin' }), [...openPaths, '/profile', '/admin', '/admin/payments']],
] as const)('fits every page of %s into the screen width', async (_, createReader, paths) => {
  const page = await openPage(await createReader?.());
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    if (createReader) await page.waitForFunction(isClientStarted); // pages of visitors do not start the client
    await page.locator('h1').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Some elements adapt shortly after the window changes.
      const fits = page.waitForFunction(
        () => document.documentElement.scrollWidth <= window.innerWidth,
        undefined,
        { timeout: 10_000 },
      );
      await fits.catch(() => tooWide.push(`${path} at ${width} px`));
    }
  }
  expect(tooWide).toEqual([]);
});

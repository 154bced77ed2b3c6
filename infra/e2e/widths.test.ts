import { expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { System } from '../system/start-system.ts';
import { isClientThere, logInThroughForm } from './browser.ts';
import { setStage } from './stage.ts';

let system: System;
let browser: Browser;

setStage((stage) => {
  ({ system, browser } = stage);
});

/** Phones, tablets, both sides of the header's change to a menu, a desk. */
const widths = [320, 390, 768, 959, 960, 1440];
const open = [
  '/',
  '/course/coding-interview',
  '/course/coding-interview/three-sum',
  '/blog',
  '/privacy-policy',
];

test.each([
  ['a visitor', undefined, [...open, '/login', '/signup']],
  ['a learner', 'learner@example.com', [...open, '/profile', '/my-courses', '/course/coding-interview/tree']],
  ['an admin', 'admin@example.com', [...open, '/profile', '/admin', '/admin/payments']],
] as const)(
  'no page is wider than the screen of %s',
  async (_, email, paths) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(60_000);
    if (email !== undefined) await logInThroughForm(page, system.url, email);
    const tooWide: string[] = [];
    for (const path of paths) {
      await page.goto(`${system.url}${path}`);
      if (email !== undefined) await page.waitForFunction(isClientThere); // of visitors it takes no page over
      await page.locator('h1').first().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // What the client lays out anew follows a moment later.
        const fits = page.waitForFunction(
          () => document.documentElement.scrollWidth <= window.innerWidth,
          undefined,
          { timeout: 10_000, polling: 100 },
        );
        await fits.catch(() => tooWide.push(`${path} at ${width} px`));
      }
    }
    expect(tooWide).toEqual([]);
    await page.context().close();
  },
  240_000,
);

import { expect, test } from '@jest/globals';
import { startClient } from './browser.ts';
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
    await startClient(page);
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

test.each([
  ['a visitor', undefined, ['/courses', '/course/coding-interview', '/blog', '/faq'], 'h1'],
  ['a learner', createUser, ['/my-courses', '/payment-history'], 'h1'],
  ['an admin', () => createUser({ role: 'admin' }), ['/admin', '/admin/payments'], 'nav[aria-label="Admin"]'],
] as const)(
  'gives header, content and footer the same left edge for %s',
  async (_, createReader, paths, first) => {
    const page = await openPage(await createReader?.(), { viewport: { width: 1440, height: 900 } });
    for (const path of paths) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      const edges = await page.evaluate(
        (selectors) =>
          selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().left),
        ['header a', `main ${first}`, 'footer p'],
      );
      expect({ path, edges }).toEqual({ path, edges: [140, 140, 140] });
    }
  },
);

test('shows a toast above Back and Next of a text lesson', async () => {
  const page = await openPage(await createUser());
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/course/coding-interview/array', { waitUntil: 'commit' }); // the toast closes after some seconds
    const toast = page.getByRole('alert').filter({ hasText: 'Buy this course to start learning.' });
    await toast.waitFor();
    const { y, height } = (await toast.boundingBox()) ?? { y: Infinity, height: 0 };
    const next = await page.locator('a[data-side=next]').boundingBox();
    expect(y + height).toBeLessThanOrEqual(next?.y ?? 0);
  }
});

test('shows the current heading and the current lesson in the panel beside a text lesson', async () => {
  const page = await openPage(await createOwner(), { viewport: { width: 1280, height: 700 } });
  await page.goto('/course/coding-interview/dynamic-programming');
  const headings = page.getByRole('navigation', { name: 'On this page' });
  const isInPanel = (selector: string) =>
    page.waitForFunction((link) => {
      const element = document.querySelector(`aside ${link}`);
      const frame = element?.closest('nav')?.parentElement?.getBoundingClientRect();
      const box = element?.getBoundingClientRect();
      return (
        frame && box && box.top >= frame.top - 1 && box.bottom <= Math.min(frame.bottom, innerHeight) + 1
      );
    }, selector);
  await headings.getByRole('link').first().waitFor();
  await isInPanel('[aria-current=page]');
  await isInPanel('nav[aria-label="On this page"] h2');
  // The page still grows when its fonts and figures arrive, so the end is reached after that.
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector('aside nav ol li:last-child [aria-current=location]') !== null;
  });
  await isInPanel('[aria-current=location]');
  await isInPanel('[aria-current=page]');
});

test('keeps the text of figures readable on a phone', async () => {
  const page = await openPage(await createOwner(), { viewport: { width: 390, height: 844 } });
  const small: string[] = [];
  for (const path of ['complexities', 'greedy', 'sorting', 'binary-search']) {
    await page.goto(`/course/coding-interview/${path}`);
    await page.locator('main svg text').first().waitFor();
    const texts = await page.locator('main svg text').evaluateAll((elements) =>
      (elements as SVGTextElement[]).map((text) => {
        const { a: scale = 1 } = text.getScreenCTM() ?? {};
        return { text: text.textContent, px: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
      }),
    );
    for (const { text, px } of texts) if (px < 10) small.push(`${path}: ${text} at ${px} px`);
  }
  expect(small).toEqual([]);
});

test('shows the footer below text lessons and the editor, but not in the coding workspace', async () => {
  const page = await openPage(await createUser({ role: 'admin' }));
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  for (const path of ['/editor', '/course/coding-interview/array']) {
    await page.goto(path);
    await footer.scrollIntoViewIfNeeded();
    expect(await footer.isVisible()).toBe(true);
  }
  await page.goto('/course/coding-interview/three-sum');
  await page.getByRole('button', { name: 'Submit', exact: true }).waitFor();
  expect(await footer.isVisible()).toBe(false);
});

import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isClientStarted, startClient } from './browser.ts';
import type { OpenPageOptions } from './page-pool.ts';
import { openPage } from './users.ts';

const course = '/course/coding-interview';

/** Opens a page whose client loads only when `release` is called, as on a slow network. */
async function openWithHeldClient(
  path: string,
  options: OpenPageOptions = {},
): Promise<{ page: Page; release: () => void }> {
  const page = await openPage(undefined, options);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  // The first script listens from here on; the client is still held.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { page, release };
}

const waitForNextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.each(['/', '/faq', '/blog/acing-coding-interviews', course, `${course}/graph`])(
  'keeps the scroll position of %s when the client starts',
  async (path) => {
    const { page, release } = await openWithHeldClient(path);
    // A font that arrives later could wrap a line differently and move what is below it.
    await page.evaluate(async () => void (await document.fonts.ready));
    // Chromium drops a wheel event while the page is busy with its first layout.
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForFunction(() => window.scrollY === 600);
    // Locator.hover() would scroll.
    const { x = 0, y = 0 } = (await page.getByRole('link', { name: 'Blog' }).first().boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    expect(await page.evaluate(isClientStarted)).toBe(false);
    release();
    await page.waitForFunction(isClientStarted);
    await waitForNextFrame(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  },
);

test('keeps the position of a linked heading in a tab that showed the post before', async () => {
  const { page, release } = await openWithHeldClient('/blog/acing-coding-interviews');
  release();
  await startClient(page);
  await page.goto('/faq');
  // Near the end of the page, a font that arrives late would shorten the page and move the heading.
  await page.goto('/blog/acing-coding-interviews#a-question-worked-through');
  await page.waitForFunction(isClientStarted);
  await waitForNextFrame(page);
  const top = await page
    .locator('#a-question-worked-through')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(300);
});

test('keeps code that was typed before the client starts, with focus and cursor', async () => {
  const { page, release } = await openWithHeldClient(`${course}/three-sum`);
  const editor = page.getByLabel(/^Code editor/);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('int early = 1;');
  release();
  await page.waitForFunction(() => document.activeElement?.closest('.monaco-editor'));
  await page.keyboard.type(' // and later');
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, code]) => key.startsWith('code:') && String(code).startsWith('int early = 1; // and later'),
    ),
  );
});

test('keeps the elements of the page and the stored code of a returning visitor', async () => {
  const storedCode = 'class Solution {\n    // stored\n\n\n\n}\n';
  const { page, release } = await openWithHeldClient(`${course}/three-sum`, {
    localStorage: { 'code:1:java': storedCode, 'cases:1': '[["[1,2,3]"],["[4]"]]' },
  });
  const heading = page.getByRole('heading', { level: 1 }).first();
  const elementBefore = await heading.elementHandle();
  await page.getByLabel(/^Code editor/).click();
  await page.keyboard.type('lost?');
  await page.getByLabel('nums').click();
  await page.keyboard.type('lost?');
  release();
  await page.locator('.monaco-editor').getByText('// stored').waitFor();
  expect(await heading.evaluate((element, before) => element === before, elementBefore)).toBe(true);
  expect(await page.getByLabel('nums').inputValue()).toBe('[1,2,3]');
  expect(await page.getByLabel('nums').isEditable()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('code:1:java'))).toBe(storedCode);
});

test('keeps the position of a question on a phone when the client starts', async () => {
  const { page, release } = await openWithHeldClient(`${course}/three-sum`, {
    viewport: { width: 390, height: 844 },
  });
  expect(await page.getByLabel(/^Code editor/).isVisible()).toBe(false);
  await page.evaluate(async () => void (await document.fonts.ready)); // a font can wrap the text otherwise
  const text = page.getByText('Given the list');
  const boxBefore = await text.boundingBox();
  release();
  await page.getByRole('group', { name: 'View' }).waitFor();
  expect(await text.boundingBox()).toEqual(boxBefore);
});

/** Opens a page whose timers of some seconds run only when the test calls `runTimers`. */
async function openWithHeldTimers(path: string, options?: OpenPageOptions) {
  const page = await openPage(undefined, options);
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const setTimer = window.setTimeout;
    const holdTimer = (run: () => void, ms?: number) =>
      ms !== undefined && ms >= 1000 ? held.push(run) : setTimer(run, ms);
    Object.assign(window, { setTimeout: holdTimer, runTimers: () => held.forEach((run) => run()) });
  });
  await page.goto(path, { waitUntil: 'load' });
  const runTimers = () => page.evaluate(() => (window as unknown as { runTimers: () => void }).runTimers());
  return { page, runTimers };
}

test('loads the client of an article at once, but runs it only at an input or after some seconds', async () => {
  const { page, runTimers } = await openWithHeldTimers('/faq');
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return links.length > 5 && links.every(({ href }) => loaded.has(href));
  });
  // Browsers report a resting pointer when a page has loaded below it.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await waitForNextFrame(page);
  expect(await page.evaluate(isClientStarted)).toBe(false);
  await runTimers();
  await page.waitForFunction(isClientStarted);
});

test.each([
  ['a fragment', '/blog/acing-coding-interviews#a-question-worked-through', {}],
  ['a query', '/blog/acing-coding-interviews?comments=1', {}],
  ['stored data', '/faq', { localStorage: { recentLessons: '[]' } }],
  ['a coding problem', `${course}/three-sum`, {}],
] as const)('runs the client without an input for %s', async (_, path, options) => {
  const { page } = await openWithHeldTimers(path, options);
  await page.waitForFunction(isClientStarted);
});

test('sends no form before the first script has loaded', async () => {
  const page = await openPage();
  await page.route('**/assets/index-*.js', () => undefined); // never arrives
  await page.goto(`${course}/how-to-use`, { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: 'Submit', exact: true }).first();
  const isPrevented = await submit.evaluate(
    (button: HTMLButtonElement) =>
      new Promise((resolve) => {
        window.addEventListener('submit', (event) => resolve(event.defaultPrevented));
        button.click();
      }),
  );
  expect(isPrevented).toBe(true);
});

test('loads few files and no style sheet that the page contains', async () => {
  const page = await openPage();
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(`${course}/graph`);
  await startClient(page);
  expect(await page.locator('head style').count()).toBeGreaterThan(5);
  expect(paths.filter((path) => path.endsWith('.css'))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeLessThan(60);
});

test('scrolls a lesson by keyboard from the start', async () => {
  const page = await openPage();
  await page.goto(`${course}/how-to-use`);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await pressWhenStill(page, 'PageDown');
  await waitForScrollPast(page, 300);
  await pressWhenStill(page, 'Space');
  await waitForScrollPast(page, 900);
  await pressWhenStill(page, 'End');
  await page.waitForFunction(
    () => window.scrollY > document.documentElement.scrollHeight - window.innerHeight - 5,
  );
  await page.locator('a[data-side=next]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/how-to-use'));
  await page.getByRole('heading', { level: 2, name: 'Count first' }).waitFor();
  expect(await scrollY()).toBe(0);
  await pressWhenStill(page, 'ArrowDown');
  await waitForScrollPast(page, 0);
});

/** Chromium ignores a scroll key that arrives while the previous scroll ends. */
async function pressWhenStill(page: Page, key: string): Promise<void> {
  await page.evaluate(async (framesToWait) => {
    for (let stillFrames = 0, last = -1; stillFrames < framesToWait; stillFrames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (window.scrollY !== last) stillFrames = 0;
      last = window.scrollY;
    }
  }, 20);
  await page.keyboard.press(key);
}

async function waitForScrollPast(page: Page, y: number): Promise<void> {
  await page.waitForFunction((least) => window.scrollY > least, y);
}

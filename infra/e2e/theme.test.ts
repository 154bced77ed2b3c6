import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { openPage } from './users.ts';

const post = '/blog/street-view-upload-system';
const opposite = { light: 'dark', dark: 'light' } as const;
type Theme = keyof typeof opposite;

async function openWithTheme(preferred: Theme, saved?: Theme): Promise<Page> {
  const page = await openPage(undefined, { colorScheme: preferred });
  if (saved) await page.addInitScript((theme) => localStorage.setItem('theme', theme), saved);
  return page;
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

/** Returns the mean brightness of an element, from 0 to 255. */
async function brightness(page: Page, element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    let sum = 0;
    for (let i = 0; i < pixels.length; i += 4)
      sum += ((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 3;
    return sum / (pixels.length / 4);
  }, picture);
}

test.each(['light', 'dark'] as const)(
  'applies the saved theme (%s) from the first paint, whatever the system prefers',
  async (theme) => {
    const page = await openWithTheme(opposite[theme], theme);
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.documentElement.dataset['theme'])).observe(document, {
        subtree: true,
        attributes: true,
        attributeFilter: ['data-theme'],
      });
      const readTheme = () => {
        seen.push(document.documentElement.dataset['theme']);
        requestAnimationFrame(readTheme);
      };
      requestAnimationFrame(readTheme); // every frame, including the first
    });
    for (const path of ['/', post, '/login']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect([path, ...new Set(seen)]).toEqual([path, theme]);
    }
  },
);

test.each(['light', 'dark'] as const)(
  'follows the system theme (%s) and its changes when no theme is saved',
  async (theme) => {
    const page = await openWithTheme(theme);
    await page.goto(post, { waitUntil: 'networkidle' });
    expect(await themeOf(page)).toBe(theme);
    await page.emulateMedia({ colorScheme: opposite[theme] });
    await page.waitForFunction((next) => document.documentElement.dataset['theme'] === next, opposite[theme]);
  },
);

test('switches the theme before the client has started, and saves it', async () => {
  const page = await openWithTheme('dark');
  await page.route('**/assets/main-*.js', () => undefined); // the client never loads
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  expect(await themeOf(page)).toBe('light');
  await page.reload();
  expect(await themeOf(page)).toBe('light');
});

test.each(['light', 'dark'] as const)(
  'shows article diagrams and the product screenshot in the saved theme (%s), not the system theme',
  async (theme) => {
    const page = await openWithTheme(opposite[theme], theme);
    const isLight = theme === 'light';
    await page.goto(post, { waitUntil: 'networkidle' });
    const diagram = page.getByRole('img', { name: /^Life of an upload/ });
    await diagram.scrollIntoViewIfNeeded();
    expect((await brightness(page, diagram)) > 128).toBe(isLight);
    await page.goto('/', { waitUntil: 'networkidle' });
    const product = page.getByRole('img', { name: /^The coding workspace/ });
    await product.scrollIntoViewIfNeeded();
    await product.evaluate((image: HTMLImageElement) => image.decode());
    expect((await brightness(page, product)) > 128).toBe(isLight);
  },
);

test('switches the theme of the code editor', async () => {
  const page = await openWithTheme('dark');
  await page.goto('/course/coding-interview/three-sum');
  const editor = page.locator('.monaco-editor').first();
  await editor.waitFor();
  expect(await brightness(page, editor)).toBeLessThan(128);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  await expect(brightness(page, editor)).resolves.toBeGreaterThan(128);
});

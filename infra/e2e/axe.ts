import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

let axeScript: Promise<string> | undefined;

/** Waits for animations, then lists each violated rule with its elements. Checks all rules unless `rules` is given. */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe does not scan frames, and this page has some.');
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(runAxe, options);
  if (violations) return violations;
  axeScript ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  await page.evaluate(await axeScript);
  return (await page.evaluate(runAxe, options)) ?? [];
}

/** Runs in the page. AxeBuilder is five times slower, because it moves all results to a second page. */
async function runAxe(options: RunOptions): Promise<string[] | undefined> {
  const { axe } = globalThis as unknown as {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  };
  if (!axe) return undefined;
  // Elements that fade in have too little contrast. Skip animations that repeat forever or follow the scroll position.
  const listFiniteAnimations = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Infinity,
      );
  // The end of a transition can start transitions of descendants, so wait for two frames without any.
  for (let stillFrames = 0; stillFrames < 2; stillFrames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const animations = listFiniteAnimations();
    if (animations.length > 0) stillFrames = -1;
    await Promise.allSettled(animations.map(({ finished }) => finished));
  }
  const { violations } = await axe.run(document, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

type Theme = 'light' | 'dark';

/** Checks all rules in the first theme, and only `color-contrast` in the other, where only colors differ. */
export async function listViolationsInBothThemes(page: Page, first: Theme): Promise<string[]> {
  const second = first === 'light' ? 'dark' : 'light';
  await waitForHighlighting(page);
  await switchTheme(page, first);
  const violations = await listViolations(page);
  await switchTheme(page, second);
  const contrastViolations = await listViolations(page, ['color-contrast']);
  return [...violations, ...contrastViolations.map((line) => `${line} (${second})`)];
}

/** Scrolls to all code that is not hidden, and waits for its colors. */
async function waitForHighlighting(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollX, scrollY } = window;
    const isPlain = (code: Element) => code.checkVisibility() && code.querySelector('span') === null;
    for (const code of document.querySelectorAll('code[data-lang]')) {
      while (isPlain(code)) {
        code.scrollIntoView();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
    window.scrollTo(scrollX, scrollY);
  });
}

/** Checks both themes at each width in px, and that nothing makes the page wider than the window. */
export async function listViolationsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const violations: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    violations.push(...(await listViolationsInBothThemes(page, 'light')));
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isTooWide) violations.push(`too wide at ${width} px`);
  }
  return violations;
}

async function switchTheme(page: Page, theme: Theme): Promise<void> {
  // Disable transitions, so that the theme's colors apply immediately.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await page.emulateMedia({ colorScheme: theme });
  // Pages outside the client, such as /dev/inbox, have no data-theme and follow the media query.
  await page.waitForFunction(
    (expected) => (document.documentElement.dataset['theme'] ?? expected) === expected,
    theme,
  );
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

let axeScript: Promise<string> | undefined;

/**
 * The accessibility errors that axe finds on the page after its animations have ended: a line for each rule, with the
 * elements that break it. Checks all rules unless `rules` names some.
 */
export async function listFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('Axe would not scan the frames of this page.');
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const found = await page.evaluate(runAxe, options);
  if (found) return found;
  axeScript ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  await page.evaluate(await axeScript);
  return (await page.evaluate(runAxe, options)) ?? [];
}

/**
 * Runs in the page; gives nothing where axe is missing. AxeBuilder of @axe-core/playwright is not used: it moves all
 * partial results to a second page, which takes five times as long.
 */
async function runAxe(options: RunOptions): Promise<string[] | undefined> {
  const { axe } = globalThis as unknown as {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  };
  if (!axe) return undefined;
  // Elements that fade in are pale for a moment. Some animations repeat forever or follow the scroll position.
  const listEnding = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Infinity,
      );
  // A transition of an inherited color starts those of the elements below at its end: two frames must be without any.
  for (let stillFrames = 0; stillFrames < 2; stillFrames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = listEnding();
    if (ending.length > 0) stillFrames = -1;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
  const { violations } = await axe.run(document, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

type Theme = 'light' | 'dark';

/** `listFaults` with all rules in one theme, then with the rule `color-contrast` in the other: only colors differ. */
export async function listFaultsInBothThemes(page: Page, first: Theme): Promise<string[]> {
  const second = first === 'light' ? 'dark' : 'light';
  await switchTheme(page, first);
  const found = await listFaults(page);
  await switchTheme(page, second);
  return [...found, ...(await listFaults(page, ['color-contrast'])).map((line) => `${line} (${second})`)];
}

async function switchTheme(page: Page, theme: Theme): Promise<void> {
  // Without transitions the theme's colors apply at once: a busy machine paints some halfway.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await page.emulateMedia({ colorScheme: theme });
  // Pages outside of the client, such as /dev/inbox, have no data-theme: they follow the media query at once.
  await page.waitForFunction(
    (wanted) => (document.documentElement.dataset['theme'] ?? wanted) === wanted,
    theme,
  );
}

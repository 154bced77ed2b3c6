import type { Locator, Page } from 'playwright-core';

const maxTabStops = 250;

/** Waits for the target, then presses Tab until it has focus. Throws when Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < maxTabStops; i++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${target.toString()}`);
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Waits until the target has focus. A closed dialog returns the focus after it has left the page. */
export function waitForFocus(target: Locator): Promise<void> {
  return target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (element === document.activeElement) resolve();
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
}

/** Returns true if focus changes the style of the element, its parent or its next sibling. */
export function hasVisibleFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element: HTMLElement) => {
    const readStyles = (): string =>
      [element, element.parentElement, element.nextElementSibling]
        .filter((part) => part !== null)
        .map((part) => getComputedStyle(part))
        .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor].join())
        .join();
    const focused = readStyles();
    element.blur();
    const unfocused = readStyles();
    element.focus();
    return focused !== unfocused;
  });
}

interface FocusProblems {
  /** Usable with a pointer, but not reachable by Tab. */
  readonly unreachable: string[];
  readonly withoutFocusStyle: string[];
  /** Covered by another element while focused. */
  readonly covered: string[];
}

/** Presses Tab from the top of a page until focus leaves it. Throws when focus never leaves. */
export async function tabThroughPage(page: Page): Promise<FocusProblems> {
  const withoutFocusStyle: string[] = [];
  const covered: string[] = [];
  for (let i = 0; i < maxTabStops; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(inspectFocusedElement);
    if (!focused) return { unreachable: await page.evaluate(listUnreachable), withoutFocusStyle, covered };
    if (!focused.hasFocusStyle) withoutFocusStyle.push(focused.name);
    if (!focused.isVisible) covered.push(focused.name);
  }
  throw new Error('Tab never left the page.');
}

/** Runs in the page. Marks the focused element as visited. Returns undefined if focus has left the page. */
async function inspectFocusedElement(): Promise<
  { name: string; hasFocusStyle: boolean; isVisible: boolean } | undefined
> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  if (element.dataset['visited'] !== undefined) return undefined; // Tab started over
  element.dataset['visited'] = '';
  const candidates = [element, element.parentElement, element.closest('article, li, form')];
  const hasFocusStyle = candidates.some((candidate) => {
    const { outlineStyle, outlineWidth } = candidate
      ? getComputedStyle(candidate)
      : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
  });
  const box = element.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), window.innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  return {
    name: `${element.localName} ${element.textContent.trim().slice(0, 40) || (element.ariaLabel ?? '')}`,
    hasFocusStyle,
    isVisible: top !== null && (element.contains(top) || top.contains(element)),
  };
}

/** Runs in the page. Lists usable elements that Tab did not visit. */
function listUnreachable(): string[] {
  const usable = document.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select, textarea, summary',
  );
  return (
    [...usable]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => element.dataset['visited'] === undefined && element.closest('[data-visited]') === null,
      )
      // Arrow keys, not Tab, move between the radio buttons of a group.
      .filter(
        (element) =>
          !(element instanceof HTMLInputElement && element.type === 'radio') ||
          !document.querySelector(`[name="${CSS.escape(element.name)}"][data-visited]`),
      )
      .filter((element) => element.getAttribute('tabindex') !== '-1' || element.closest('[role]') === null)
      .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`)
  );
}

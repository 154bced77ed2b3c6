import type { Locator, Page } from 'playwright-core';

const mostStops = 250;

/** Waits for the target, then presses Tab until it has the focus. Throws when it never gets the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < mostStops; i++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target.toString()}`);
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Whether the element that has the focus, its parent or its next sibling looks different while it has it. */
export function hasVisibleFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element: HTMLElement) => {
    const look = (): string =>
      [element, element.parentElement, element.nextElementSibling]
        .filter((part) => part !== null)
        .map((part) => getComputedStyle(part))
        .map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor].join())
        .join();
    const focused = look();
    element.blur();
    const plain = look();
    element.focus();
    return focused !== plain;
  });
}

/** What a walk with Tab through a page found wrong; names of elements. */
interface Walk {
  /** Can be used by a pointer, but Tab does not come to it. */
  readonly missed: string[];
  /** Has the focus, and nothing shows it. */
  readonly unmarked: string[];
  /** Has the focus, and something else lies over it. */
  readonly covered: string[];
}

/** Presses Tab from the top of a page until the focus leaves it. Throws when it never does. */
export async function walkThrough(page: Page): Promise<Walk> {
  await page.context().tracing.stop(); // snapshots of all stops take longer than the walk
  const unmarked: string[] = [];
  const covered: string[] = [];
  for (let i = 0; i < mostStops; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(noteStop);
    if (!stop) return { missed: await page.evaluate(listMissed), unmarked, covered };
    if (!stop.isMarked) unmarked.push(stop.name);
    if (!stop.isSeen) covered.push(stop.name);
  }
  throw new Error('Tab never left the page.');
}

/** Runs in the page: notes, once what the key changed is drawn, the element with the focus, and how it shows. Nothing when the focus has left the page. */
async function noteStop(): Promise<{ name: string; isMarked: boolean; isSeen: boolean } | undefined> {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  if (element.dataset['walked'] !== undefined) return undefined; // once round
  element.dataset['walked'] = '';
  const around = [element, element.parentElement, element.closest('article, li, form')];
  const isMarked = around.some((one) => {
    const { outlineStyle, outlineWidth } = one
      ? getComputedStyle(one)
      : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
  });
  const box = element.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), window.innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  return {
    name: `${element.localName} ${element.textContent.trim().slice(0, 40) || (element.ariaLabel ?? '')}`,
    isMarked,
    isSeen: top !== null && (element.contains(top) || top.contains(element)),
  };
}

/** Runs in the page: what a pointer could use and the walk did not come to. */
function listMissed(): string[] {
  const usable = document.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select, textarea, summary',
  );
  return (
    [...usable]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => element.dataset['walked'] === undefined && element.closest('[data-walked]') === null,
      )
      // Arrows lead from one of a group of choices to the others.
      .filter(
        (element) =>
          !(element instanceof HTMLInputElement && element.type === 'radio') ||
          !document.querySelector(`[name="${CSS.escape(element.name)}"][data-walked]`),
      )
      .filter((element) => element.getAttribute('tabindex') !== '-1' || element.closest('[role]') === null)
      .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`)
  );
}

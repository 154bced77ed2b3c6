import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the page as it is once nothing moves any more: a line for each rule, with the elements that break it.
 * All rules unless `rules` names some.
 */
export async function listFaults(page: Page, rules?: string[]): Promise<string[]> {
  // What fades in is pale for a moment. What turns for ever, or with the scroll position, comes to no end.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

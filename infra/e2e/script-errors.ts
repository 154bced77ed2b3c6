import type { Page } from 'playwright-core';

/** Collects from now on what fails in a script of the page and what its Content Security Policy refuses. */
export function collectScriptErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (line) => {
    if (/Trusted|Content Security Policy|createPolicy/i.test(line.text()))
      errors.push(`${page.url()}: ${line.text()}`);
  });
  return errors;
}

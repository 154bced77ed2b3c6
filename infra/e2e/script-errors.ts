import type { Page } from 'playwright-core';

/** Collects uncaught script errors and Content Security Policy violations of the page from now on. */
export function collectScriptErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (line) => {
    if (/Trusted|Content Security Policy|createPolicy/i.test(line.text()))
      errors.push(`${page.url()}: ${line.text()}`);
  });
  return errors;
}

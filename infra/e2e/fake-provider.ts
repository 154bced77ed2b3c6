import type { Page } from 'playwright-core';

/** On the local page of a social provider: logs in there as a person with this verified e-mail. */
export async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: /^Log in to Dry Run with/ }).waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

import type { Page } from 'playwright-core';

/** Logs in on the fake provider's page as a user with this verified email. */
export async function logInAtFakeProvider(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: /^Log in to Dry Run with/ }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

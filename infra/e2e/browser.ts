import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';

/** The headless shell first: it opens a window with a third of the processor time of the whole browser. */
const programs = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Starts the machine's Chromium without anything that calls home. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: programs.find((program) => existsSync(program)) ?? programs[0],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

/** Logs the demo learner in through the form. */
export async function logInThroughForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill('learner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('dry-run-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${url}/my-courses`);
}

/** Runs in the page: whether the client has taken it over. */
export const isClientThere = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));

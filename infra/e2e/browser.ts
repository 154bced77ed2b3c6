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

/** Of every demo account. */
export const demoPassword = 'dry-run-demo';

/** Logs a demo account in through the form. */
export async function logInThroughForm(
  page: Page,
  url: string,
  email = 'learner@example.com',
): Promise<void> {
  await page.goto(`${url}/login`);
  await logInAs(page, email);
  await page.waitForURL(`${url}/my-courses`);
}

/** Fills in and sends the login form that is on screen, for a demo account. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Runs in the page: whether the client has taken it over. */
export const isClientThere = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));

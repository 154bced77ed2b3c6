import { existsSync } from 'node:fs';
import { demoAccounts, demoPassword } from '../../bff/src/dev/demo-accounts.ts';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Prefers the headless shell: it opens a page with a third of the CPU time of the full browser. */
const programs = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Starts the installed Chromium without background network requests. */
export async function startBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
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
      ...extraArguments,
    ],
  });
}

/** Logs in as the demo learner through the form. */
export async function logInThroughForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(demoAccounts[0].email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${url}/my-courses`);
}

/** A public page starts the client on the first input. */
export async function startClient(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isClientStarted);
}

/** Runs in the page. Returns true once React has mounted the root or begun to hydrate it. */
export const isClientStarted = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));

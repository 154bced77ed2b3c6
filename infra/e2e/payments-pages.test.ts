import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { logIn, newBuyer, type BuyerAccount } from '../system/buyer-account.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { listFaults } from './axe.ts';
import { startBrowser } from './browser.ts';
import { buy, promoCode } from './purchase.ts';

let system: System;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let admin: BuyerAccount;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
  admin = await newBuyer(system.services.db);
  await system.services.db.updateTable('account').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  await system.services.db.insertInto('promo_code').values(promoCode('ANNA', 0.2)).execute();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await system.stop();
}, 60_000);
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
}, 60_000);
afterEach(() => context.close(), 60_000);

async function logInNewBuyer(): Promise<BuyerAccount> {
  const buyer = await newBuyer(system.services.db);
  await logIn(page, system.url, buyer);
  return buyer;
}

/** Presses Tab until the focus is on what has this name. */
async function tabTo(name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
    passed.push(focused.trim().slice(0, 30));
  }
  throw new Error(`Tab never came to ${name}, but to: ${passed.join(' | ')}`);
}

test.each(['', '?payment_intent=', '?payment_intent=pi_of_nobody'])(
  'the waiting page without a payment of one’s own misses it: %s',
  async (query) => {
    await logInNewBuyer();
    await page.goto(`${system.url}/payment-processing${query}`);
    await page.getByText('Missing payment information. Please try again.').waitFor();
  },
  120_000,
);

/** What the server answers to each poll after the first; undefined is a network that breaks. */
type Answers = (poll: number) => object | undefined;

/**
 * Opens the waiting page with these answers and a clock that only the test moves. Gives what moves it on to a poll and
 * waits until the page tells that one's count.
 */
async function openWaitingPage(answers: Answers): Promise<(poll: number) => Promise<void>> {
  let asked = 0;
  await page.route('**/api/buy/payment-status/*', (route) => {
    asked += 1;
    const answer = asked === 1 ? { processed: false, error: 'Asked once.' } : answers(asked);
    return answer === undefined ? route.abort() : route.fulfill({ json: answer });
  });
  await logInNewBuyer();
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-22T11:00:00Z'));
  await page.goto(`${system.url}/payment-processing?payment_intent=pi_1`);
  await page.getByText('Asked once. (1/30)').waitFor();
  return async (poll) => {
    await page.clock.runFor(1999);
    expect(asked).toBe(poll - 1);
    await page.clock.runFor(1);
    const told = poll < 30 ? page.getByText(`(${poll}/30)`) : page.getByText('timeout');
    await told.waitFor();
    expect(asked).toBe(poll);
  };
}

const waitingText = () => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).textContent();

test('a buyer waits for thirty polls of two seconds and reads each of the four messages', async () => {
  const goTo = await openWaitingPage((poll) => {
    if (poll === 4 || poll === 5) return undefined;
    return { processed: false, ...(poll > 20 && { error: 'Your card was declined.' }) };
  });
  const read = new Map<number, string | null>();
  for (let poll = 2; poll < 30; poll += 1) {
    await goTo(poll);
    read.set(poll, await waitingText());
  }
  expect([2, 4, 6, 21].map((poll) => read.get(poll))).toEqual([
    'Confirming your payment... (2/30)',
    'Network error, retrying... (4/30)',
    'Confirming your payment... (6/30)',
    'Your card was declined. (21/30)',
  ]);
  await goTo(30);
  await page.getByRole('link', { name: 'Back to Courses' }).waitFor();
  expect(await waitingText()).toBe(
    'Payment processing timeout. Please check your account or contact support if your payment was charged.',
  );
}, 120_000);

test('a payment that is confirmed is told for one second', async () => {
  const goTo = await openWaitingPage((poll) => (poll === 2 ? { processed: false } : { processed: true }));
  await goTo(2);
  await page.clock.runFor(2000);
  await page.getByText('Payment confirmed!').waitFor();
  await page.clock.runFor(999);
  expect(new URL(page.url()).pathname).toBe('/payment-processing');
  await page.clock.runFor(1);
  await page.waitForURL('**/payment-successful');
}, 120_000);

test("another buyer's payment is missing, whoever paid it", async () => {
  const other = await newBuyer(system.services.db);
  const stripeId = await buy(system, other);
  await logInNewBuyer();
  await page.goto(`${system.url}/payment-processing?payment_intent=${stripeId}`);
  await page.getByText('Missing payment information. Please try again.').waitFor();
}, 120_000);

test('a course is bought by the keyboard alone', async () => {
  await logInNewBuyer();
  await page.goto(`${system.url}/buy/coding-interview`);
  await page.getByRole('button', { name: 'Pay $39.00' }).waitFor();
  await tabTo(/^Promo code/);
  await page.keyboard.type('anna');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pay $31.20' }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(/^Card number/);
  await page.keyboard.type('4242424242424242');
  await tabTo(/^Expiry date/);
  await page.keyboard.type('1240');
  await tabTo(/^Security code/);
  await page.keyboard.type('123');
  await tabTo(/^I want to start at once/);
  await page.keyboard.press('Space');
  await tabTo(/^Pay/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
  await tabTo(/^My courses$/);
}, 180_000);

test('the dialogs of the history open, close and give the focus back by the keyboard', async () => {
  const buyer = await logInNewBuyer();
  await buy(system, buyer);
  await page.goto(`${system.url}/payment-history`);
  await page.getByRole('button', { name: 'Request refund' }).waitFor();
  for (const [button, dialog] of [
    ['Receipt', 'Receipt'],
    ['Invoice', 'Your invoice'],
    ['Request refund', 'Request a refund'],
  ] as const) {
    await tabTo(new RegExp(`^${button}$`));
    await page.keyboard.press('Enter');
    const opened = page.getByRole('dialog', { name: dialog });
    await opened.waitFor();
    expect(await opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await listFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(button);
  }
}, 180_000);

test('an invoice that a mail leads to asks for its details, and warns of letters it cannot print', async () => {
  const buyer = await logInNewBuyer();
  const stripeId = await buy(system, buyer);
  await page.goto(`${system.url}/payment-history?invoice=${stripeId}`);
  const dialog = page.getByRole('dialog', { name: 'Your invoice' });
  await dialog.getByLabel('Name or company').fill('李明');
  await dialog.getByText(/^An invoice can print Latin, Greek and Cyrillic letters\./).waitFor();
  await dialog.getByLabel('Name or company').fill('Юлія Łącka, Ελένη');
  await dialog.getByText(/^An invoice can print/).waitFor({ state: 'detached' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Issue and download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^DR-\d{4}-\d{6}\.pdf$/);
}, 180_000);

test('an admin makes, limits and ends a promo code, asked once more before the end', async () => {
  await logIn(page, system.url, admin);
  await page.goto(`${system.url}/admin/promo-codes`);
  await page.getByLabel('Code', { exact: true }).fill('spring');
  await page.getByLabel('Discount (20 % or $5)').fill('25 %');
  await page.getByLabel('Uses in all').fill('many');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Uses in all: a whole number from 1 on is needed, or nothing.').waitFor();
  await page.getByLabel('Uses in all').fill('10');
  await page.getByRole('button', { name: 'Create' }).click();
  const row = page.getByRole('row', { name: /SPRING/ });
  await row.getByText('0 of 10').waitFor();
  await page.getByRole('button', { name: 'Limits of SPRING' }).click();
  await page.getByRole('dialog').getByLabel('Uses in all').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await row.getByText('0 of 3').waitFor();
  await row.getByRole('button', { name: 'End SPRING' }).click();
  await page.getByRole('dialog', { name: 'End SPRING?' }).getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'End SPRING' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End SPRING' }).click();
  await row.getByText('Ended').waitFor();
}, 180_000);

test.each([
  ['light', 1440],
  ['light', 390],
  ['dark', 1440],
  ['dark', 390],
] as const)(
  'axe finds nothing on the pages of payments, %s at %i px',
  async (colorScheme, width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const buyer = await logInNewBuyer();
    const faults: Record<string, string[]> = {};
    const check = async (path: string, isThere: string): Promise<void> => {
      await page.goto(`${system.url}${path}`);
      await page.getByText(isThere, { exact: true }).first().waitFor();
      faults[path] = await listFaults(page);
    };
    await check('/buy/coding-interview?promo=anna', 'Promo code ANNA applied: 20 % off.');
    await check('/buy/coding-interview?promo=nope', 'Invalid promo code.');
    await check('/payment-history', 'You have not bought anything yet.');
    await check('/payment-processing', 'Missing payment information. Please try again.');
    await check('/payment-successful', 'Payment successful!');
    await buy(system, buyer);
    await check('/payment-history?', 'Request refund');
    await logIn(page, system.url, admin);
    await check('/admin/promo-codes', 'Create');
    const wrong = Object.entries(faults).filter(([, found]) => found.length > 0);
    expect(wrong).toEqual([]);
  },
  180_000,
);

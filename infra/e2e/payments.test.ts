import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { logIn, newBuyer, type BuyerAccount } from '../system/buyer-account.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { listFaults } from './axe.ts';
import { logInAs, startBrowser } from './browser.ts';
import { buy, promoCode } from './purchase.ts';

let system: System;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let buyer: BuyerAccount;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
  await system.services.db
    .insertInto('promo_code')
    .values([promoCode('ANNA', 0.2), promoCode('GIFT', 1)])
    .execute();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await system.stop();
}, 30_000);

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  buyer = await newBuyer(system.services.db);
  await logIn(page, system.url, buyer);
});

afterEach(() => context.close(), 60_000);

async function typeCard(number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('1240');
  await page.getByLabel('Security code').fill('123');
}

async function press(name: RegExp | string): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name }).click();
}

const untilBought = async (): Promise<void> => {
  await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
};

test('a buyer comes by a promo link, pays with a card and finds course, payment, invoice and refund', async () => {
  await page.goto(`${system.url}/anna`);
  await page.waitForURL(`${system.url}/buy/coding-interview?promo=ANNA`);
  await page.getByText('Promo code ANNA applied: 20 % off.').waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
  await typeCard('4242424242424242');
  await press('Pay $31.20');
  await untilBought();

  await page.getByRole('main').getByRole('link', { name: 'My courses' }).click();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await page.goto(`${system.url}/buy/coding-interview`);
  await page.waitForURL(`${system.url}/my-courses`);

  await page.goto(`${system.url}/payment-history`);
  await page.getByRole('cell', { name: '$31.20' }).waitFor();
  await page.getByRole('button', { name: 'Invoice' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Issue and download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^DR-\d{4}-\d{6}\.pdf$/);
  await page.getByRole('button', { name: 'Request refund' }).click();
  await page.getByText('You are within the refund rule').waitFor();
  await page.getByRole('button', { name: 'Refund now' }).click();
  await page.getByText('Your refund is on its way. Access ends when it is done.').waitFor();
}, 120_000);

test('a declined card is told, another one that asks for confirmation pays', async () => {
  await page.goto(`${system.url}/buy/coding-interview`);
  await typeCard('4000000000000002');
  await press('Pay $39.00');
  await page.getByText('Payment failed: Your card was declined.').waitFor();
  await typeCard('4000002500003155');
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  expect(await listFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await untilBought();
}, 90_000);

test('a confirmation that fails is told on the waiting page with its count', async () => {
  await page.goto(`${system.url}/buy/coding-interview`);
  await typeCard('4000002500003155');
  await press('Pay $39.00');
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await page.getByText(/^We are unable to authenticate your payment method\..* \(\d+\/30\)$/).waitFor();
}, 90_000);

test('a free order is bought without a card', async () => {
  await page.goto(`${system.url}/buy/coding-interview?promo=gift`);
  await press('Get the course for free');
  await untilBought();
}, 90_000);

test('a visitor is told why to log in, and comes back to checkout with the promo code', async () => {
  const visitor = await browser.newPage();
  visitor.setDefaultTimeout(60_000);
  await visitor.goto(`${system.url}/Anna`);
  await visitor.getByText('You need to log in to purchase.').waitFor();
  await logInAs(visitor, 'visitor@example.com');
  await visitor.getByText('Promo code ANNA applied: 20 % off.').waitFor();
  expect(new URL(visitor.url()).search).toBe('?promo=ANNA');
  await visitor.getByRole('button', { name: 'Pay $31.20' }).waitFor();
  await visitor.close();
}, 120_000);

test('an owner who opens checkout is led to the courses, and has a receipt for what was bought', async () => {
  const paymentId = await buy(system, buyer);
  await page.goto(`${system.url}/buy/coding-interview`);
  await page.waitForURL(`${system.url}/my-courses`);
  await page.goto(`${system.url}/payment-history`);
  for (const name of ['Payment Id', 'Amount', 'Date'])
    await page.getByRole('columnheader', { name }).waitFor();
  await page.getByRole('cell', { name: paymentId }).waitFor();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await page.getByRole('dialog', { name: 'Receipt' }).getByText('Visa ending in 4242').waitFor();
}, 120_000);

test('an owner near the end of access extends it by a year', async () => {
  const end = new Date(Date.now() + 20 * 24 * 3600 * 1000);
  await system.services.db
    .insertInto('enrollment')
    .values({ account_id: buyer.id, course_id: 1, expires_at: end, last_lesson_id: null })
    .execute();
  await page.goto(`${system.url}/my-courses`);
  await page.getByRole('link', { name: 'Extend by a year' }).click();
  await page.getByRole('heading', { name: 'Extend your access' }).waitFor();
  await typeCard('4242424242424242');
  await press('Pay $39.00');
  await untilBought();
  const { expires_at } = await system.services.db
    .selectFrom('enrollment')
    .select('expires_at')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  expect(expires_at.getUTCFullYear()).toBe(end.getUTCFullYear() + 1);
}, 120_000);

test('two presses on Pay and a second tab buy once', async () => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`${system.url}/buy/coding-interview`);
    await tab.getByLabel('Card number').fill('4242424242424242');
    await tab.getByLabel('Expiry date').fill('1240');
    await tab.getByLabel('Security code').fill('123');
    await tab.getByRole('checkbox').check();
  }
  await Promise.all([page, second].map((tab) => tab.getByRole('button', { name: 'Pay $39.00' }).dblclick()));
  await Promise.any(
    [page, second].map((tab) => tab.getByRole('heading', { name: 'Payment successful!' }).waitFor()),
  );
  const paid = await system.services.db
    .selectFrom('payment')
    .select(['state', 'refunded_cents'])
    .where('account_id', '=', buyer.id)
    .where('paid_at', 'is not', null)
    .execute();
  expect(paid).toEqual([{ state: 'paid', refunded_cents: 0 }]);
}, 120_000);

import { localCardKeys } from '@dryrun/runtime/private/card-processor';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { logIn, newBuyer, type BuyerAccount } from '../system/buyer-account.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { startBrowser } from './browser.ts';
import { stubStripe } from './stripe-stub.ts';

let system: System;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let buyer: BuyerAccount;
let askedForScript: ReadonlySet<string>;

beforeAll(async () => {
  const keys = {
    STRIPE_PUBLISHABLE_KEY: 'pk_test_elements',
    STRIPE_SECRET_KEY: localCardKeys.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: localCardKeys.STRIPE_WEBHOOK_SECRET,
  };
  [system, browser] = await Promise.all([startSystem(keys), startBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await system.stop();
}, 60_000);
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  askedForScript = await stubStripe(context, system);
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  buyer = await newBuyer(system.services.db);
  await logIn(page, system.url, buyer);
}, 60_000);
afterEach(() => context.close(), 60_000);

const field = () => page.locator('[data-stripe-stub]');

async function pay(card: string): Promise<void> {
  await field().fill(card);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
}

async function untilBought(): Promise<void> {
  await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
}

test('with keys of Stripe its card field is shown, from its own address and on this page alone', async () => {
  await page.goto(`${system.url}/my-courses`);
  await page.getByText('When you enroll in a course').waitFor();
  await page.evaluate(() => {
    window.history.pushState({}, '', '/buy/coding-interview');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await field().waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
  await field().fill('1');
  await page.getByText('Your card number is incomplete.').waitFor();
  await page.getByLabel('First name (optional)').fill('Ada');
  await pay('4000000000000002');
  await page.getByText('Payment failed: Your card was declined.').waitFor();
  await pay('4242424242424242');
  await untilBought();
  expect(askedForScript).toEqual(new Set(['/buy/coding-interview']));
}, 180_000);

test('Stripe is told the buyer’s e-mail for the receipt and the bill, and the name that was given', async () => {
  await page.goto(`${system.url}/buy/coding-interview`);
  const confirming = page.waitForRequest(/api\.stripe\.com.*confirm/);
  await page.getByLabel('First name (optional)').fill('Ada');
  await page.getByLabel('Last name (optional)').fill('Lovelace');
  await pay('4242424242424242');
  const sent = new URLSearchParams((await confirming).postData() ?? '');
  await untilBought();
  const { email } = await system.services.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  expect({
    receipt: sent.get('receipt_email'),
    billed: sent.get('payment_method_data[billing_details][email]'),
    name: sent.get('payment_method_data[billing_details][name]'),
  }).toEqual({ receipt: email, billed: email, name: 'Ada Lovelace' });
}, 180_000);

test('3-D Secure in Stripe’s dialog: refused it is told on the page, confirmed it buys', async () => {
  await page.goto(`${system.url}/buy/coding-interview`);
  await pay('4000002500003155');
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByText('Payment failed: We are unable to authenticate your payment method.').waitFor();
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await untilBought();
}, 180_000);

test('where Stripe’s script cannot be loaded the page says so and nothing is charged', async () => {
  await context.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`${system.url}/buy/coding-interview`);
  await page
    .getByText('The card field could not be loaded. Check your connection or ad blocker, then reload.')
    .waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
}, 120_000);

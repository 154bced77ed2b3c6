import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForPurchase } from './purchase.ts';
import { stubStripe } from './stripe-stub.ts';
import { system } from './system.ts';
import { createUser, openPage, type User } from './users.ts';

const checkout = '/buy/coding-interview';

let page: Page;
let buyer: User;
let pagesWithScript: ReadonlySet<string>;

async function open(path: string): Promise<void> {
  buyer = await createUser();
  page = await openPage(buyer, { baseURL: system.stripeUrl });
  pagesWithScript = await stubStripe(page.context());
  await page.goto(path);
}

const field = () => page.locator('[data-stripe-stub]');

/** Installs the clock after loading: with a fake clock, a loading page does not know its own path. */
async function waitForField(): Promise<void> {
  await field().waitFor();
  await page.clock.install();
}

async function pay(card: string): Promise<void> {
  await field().fill(card);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
}

test('shows the card field of Stripe and loads its script on the checkout page only', async () => {
  await open('/my-courses');
  await page.getByText('When you enroll in a course').waitFor();
  await page.evaluate(() => {
    window.history.pushState({}, '', '/buy/coding-interview');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitForField();
  expect(await page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
  await field().fill('1');
  await page.getByText('Your card number is incomplete.').waitFor();
  await page.getByLabel('First name (optional)').fill('Ada');
  await pay('4000000000000002');
  await page.getByText('Payment failed: Your card was declined.').waitFor();
  await pay('4242424242424242');
  await waitForPurchase(page, buyer);
  expect(pagesWithScript).toEqual(new Set([checkout]));
});

test('sends Stripe the receipt email and the billing email and name', async () => {
  await open(checkout);
  await waitForField();
  const confirmRequest = page.waitForRequest(/api\.stripe\.com.*confirm/);
  await page.getByLabel('First name (optional)').fill('Ada');
  await page.getByLabel('Last name (optional)').fill('Lovelace');
  await pay('4242424242424242');
  const params = new URLSearchParams((await confirmRequest).postData() ?? '');
  await waitForPurchase(page, buyer);
  const { email } = buyer;
  expect({
    receipt: params.get('receipt_email'),
    billed: params.get('payment_method_data[billing_details][email]'),
    name: params.get('payment_method_data[billing_details][name]'),
  }).toEqual({ receipt: email, billed: email, name: 'Ada Lovelace' });
});

test('reports a failed 3-D Secure dialog, and completes the purchase when it is confirmed', async () => {
  await open(checkout);
  await waitForField();
  await pay('4000002500003155');
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByText('Payment failed: We are unable to authenticate your payment method.').waitFor();
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await waitForPurchase(page, buyer);
});

test('reports that the script of Stripe failed to load, and disables Pay', async () => {
  await open('/my-courses');
  await page.context().route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(checkout);
  await page
    .getByText('The card field could not be loaded. Check your connection or ad blocker, then reload.')
    .waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
});

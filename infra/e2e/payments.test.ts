import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listViolations } from './axe.ts';
import { buy, createPromoCode, typeCard, waitForPurchase } from './purchase.ts';
import { system } from './system.ts';
import { createOwner, createUser, logInByForm, openPage, type User } from './users.ts';

const checkout = '/buy/coding-interview';

let page: Page;
let buyer: User;

const open = async (user: User): Promise<void> => {
  buyer = user;
  page = await openPage(user, { viewport: { width: 1440, height: 900 } });
  await page.clock.install();
};

/** Gives consent and clicks the pay button. */
async function pay(name: RegExp | string): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name }).click();
}

test('sells a course by promo link and card, then shows the course, payment, invoice and refund', async () => {
  const code = await createPromoCode(0.2);
  await open(await createUser());
  await page.goto(`/${code.toLowerCase()}`);
  await page.waitForURL(`**${checkout}?promo=${code}`);
  await page.getByText(`Promo code ${code} applied: 20% off.`).waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
  await typeCard(page);
  await pay('Pay $31.20');
  await waitForPurchase(page, buyer);

  await page.getByRole('main').getByRole('link', { name: 'My courses' }).click();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await page.goto(checkout);
  await page.waitForURL('**/my-courses');

  await page.goto('/payment-history');
  await page.getByRole('cell', { name: '$31.20' }).waitFor();
  await page.getByRole('button', { name: 'Invoice' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Create and download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^DR-\d{4}-\d{6}\.pdf$/);
  await page.getByRole('button', { name: 'Request refund' }).click();
  await page.getByText('You are within the refund rule').waitFor();
  await page.getByRole('button', { name: 'Refund now' }).click();
  await page.getByText('Your refund is on its way. Access ends when it is done.').waitFor();
});

test('reports a declined card, then pays with a 3-D Secure card', async () => {
  await open(await createUser());
  await page.goto(checkout);
  await typeCard(page, '4000000000000002');
  await pay('Pay $39.00');
  await page.getByText('Payment failed: Your card was declined.').waitFor();
  await typeCard(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await waitForPurchase(page, buyer);
});

test('reports a failed 3-D Secure confirmation with the poll count, and returns to the same price', async () => {
  const code = await createPromoCode(0.2);
  await open(await createUser());
  await page.goto(`${checkout}?promo=${code}`);
  await page.getByRole('button', { name: 'Pay $31.20' }).waitFor();
  await typeCard(page, '4000002500003155');
  await pay('Pay $31.20');
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await page.getByText(/^We are unable to authenticate your payment method\..* \(\d+\/30\)$/).waitFor();
  await page.getByRole('heading', { name: 'Payment failed' }).waitFor();
  expect(page.url()).not.toContain('secret');
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await page.getByRole('button', { name: 'Pay $31.20' }).waitFor();
});

test('sells a free order without a card', async () => {
  const code = await createPromoCode(1);
  await open(await createUser());
  await page.goto(`${checkout}?promo=${code.toLowerCase()}`);
  await pay('Get the course for free');
  await waitForPurchase(page, buyer);
});

test('asks a visitor to log in, and returns to checkout with the promo code', async () => {
  const [code, user] = await Promise.all([createPromoCode(0.2), createUser()]);
  page = await openPage();
  await page.goto(`/${code[0]}${code.slice(1).toLowerCase()}`);
  await page.getByText('You need to log in to purchase.').waitFor();
  await logInByForm(page, user);
  await page.getByText(`Promo code ${code} applied: 20% off.`).waitFor();
  expect(new URL(page.url()).search).toBe(`?promo=${code}`);
  await page.getByRole('button', { name: 'Pay $31.20' }).waitFor();
});

test('redirects an owner from checkout to the courses, and shows the receipt of the purchase', async () => {
  await open(await createUser());
  const paymentId = await buy(buyer);
  await page.goto(checkout);
  await page.waitForURL('**/my-courses');
  await page.goto('/payment-history');
  for (const name of ['Payment Id', 'Amount', 'Date'])
    await page.getByRole('columnheader', { name }).waitFor();
  await page.getByRole('cell', { name: paymentId }).waitFor();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await page.getByRole('dialog', { name: 'Receipt' }).getByText('Visa ending in 4242').waitFor();
});

test('extends access that ends soon by a year', async () => {
  const end = new Date(Date.now() + 20 * 24 * 3600 * 1000);
  await open(await createOwner({ expiresAt: end }));
  await page.goto('/my-courses');
  await page.getByRole('link', { name: 'Extend by a year' }).click();
  await page.getByRole('heading', { name: 'Extend your access' }).waitFor();
  await typeCard(page);
  await pay('Pay $39.00');
  await waitForPurchase(page, buyer);
  const { expires_at } = await system.db
    .selectFrom('enrollment')
    .select('expires_at')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  expect(expires_at.getUTCFullYear()).toBe(end.getUTCFullYear() + 1);
});

test('buys once when the user double-clicks Pay in two tabs', async () => {
  await open(await createUser());
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(checkout);
    await typeCard(tab);
    await tab.getByRole('checkbox').check();
  }
  await Promise.all([page, second].map((tab) => tab.getByRole('button', { name: 'Pay $39.00' }).dblclick()));
  await Promise.any([page, second].map((tab) => waitForPurchase(tab, buyer)));
  const paid = await system.db
    .selectFrom('payment')
    .select(['state', 'refunded_cents'])
    .where('account_id', '=', buyer.id)
    .where('paid_at', 'is not', null)
    .execute();
  expect(paid).toEqual([{ state: 'paid', refunded_cents: 0 }]);
});

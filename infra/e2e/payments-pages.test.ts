import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listViolations, listViolationsInBothThemes } from './axe.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { buy, createPromoCode, randomPromoCode, waitForPurchase } from './purchase.ts';
import { createUser, openPage, type User } from './users.ts';

let page: Page;

async function open(user?: User): Promise<User> {
  const buyer = user ?? (await createUser());
  page = await openPage(buyer, { viewport: { width: 1440, height: 900 } });
  return buyer;
}

test('reports a payment that is missing, unknown or of another buyer', async () => {
  const other = await createUser();
  const [stripeId] = await Promise.all([buy(other), open()]);
  for (const query of ['', '?payment_intent=', '?payment_intent=pi_unknown', `?payment_intent=${stripeId}`]) {
    await page.goto(`/payment-processing${query}`);
    await page.getByText('Missing payment information. Please try again.').waitFor();
  }
});

/** The server's response to each poll after the first; undefined is a network error. */
type Responses = (poll: number) => object | undefined;

/** Mocks responses and the clock. Returns a function that advances the clock to a poll. */
async function openWaitingPage(respond: Responses): Promise<(poll: number) => Promise<void>> {
  let polls = 0;
  await open();
  await page.route('**/api/buy/payment-status/*', (route) => {
    polls += 1;
    const response = polls === 1 ? { processed: false, error: 'First poll.' } : respond(polls);
    return response === undefined ? route.abort() : route.fulfill({ json: response });
  });
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-22T11:00:00Z'));
  await page.goto('/payment-processing?payment_intent=pi_1');
  await page.getByText('First poll. (1/30)').waitFor();
  return async (poll) => {
    await page.clock.runFor(1999);
    expect(polls).toBe(poll - 1);
    await page.clock.runFor(1);
    await page.getByText(poll < 30 ? `(${poll}/30)` : 'timeout').waitFor();
    expect(polls).toBe(poll);
  };
}

const waitingText = () => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).textContent();

test('polls thirty times, every two seconds, and shows each status message', async () => {
  const advanceTo = await openWaitingPage((poll) => {
    if (poll === 4 || poll === 5) return undefined;
    return { processed: false, ...(poll > 20 && { error: 'Your card was declined.' }) };
  });
  const textByPoll = new Map<number, string | null>();
  for (let poll = 2; poll < 30; poll += 1) {
    await advanceTo(poll);
    textByPoll.set(poll, await waitingText());
  }
  expect([2, 4, 6, 21].map((poll) => textByPoll.get(poll))).toEqual([
    'Confirming your payment... (2/30)',
    'Network error, retrying... (4/30)',
    'Confirming your payment... (6/30)',
    'Your card was declined. (21/30)',
  ]);
  await advanceTo(30);
  await page.getByRole('link', { name: 'Back to Courses' }).waitFor();
  expect(await waitingText()).toBe(
    'Payment processing timeout. Please check your account or contact support if your payment was charged.',
  );
});

test('shows for one second that a payment is confirmed, then redirects', async () => {
  const advanceTo = await openWaitingPage((poll) =>
    poll === 2 ? { processed: false } : { processed: true },
  );
  await advanceTo(2);
  await page.clock.runFor(2000);
  await page.getByText('Payment confirmed!').waitFor();
  await page.clock.runFor(999);
  expect(new URL(page.url()).pathname).toBe('/payment-processing');
  await page.clock.runFor(1);
  await page.waitForURL('**/payment-successful');
});

test('buys a course by keyboard only', async () => {
  const [code, buyer] = await Promise.all([createPromoCode(0.2), open()]);
  await page.clock.install();
  await page.goto('/buy/coding-interview');
  await page.getByRole('button', { name: 'Pay $39.00' }).waitFor();
  await tabTo(page, page.getByRole('textbox', { name: /^Promo code/ }));
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pay $31.20' }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.type('4242424242424242');
  await tabTo(page, page.getByLabel('Expiration date'));
  await page.keyboard.type('1240');
  await tabTo(page, page.getByLabel('Security code'));
  await page.keyboard.type('123');
  await tabTo(page, page.getByRole('checkbox', { name: /^I want to start right away/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Pay/ }));
  await page.keyboard.press('Enter');
  await waitForPurchase(page, buyer);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'My courses' }));
});

test('opens and closes the dialogs of the payment history by keyboard, and returns the focus', async () => {
  await buy(await open());
  await page.goto('/payment-history');
  await page.getByRole('button', { name: 'Request refund' }).waitFor();
  for (const [button, dialog] of [
    ['Receipt', 'Receipt'],
    ['Invoice', 'Your invoice'],
    ['Request refund', 'Request a refund'],
  ] as const) {
    const opener = page.getByRole('button', { name: button, exact: true });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const opened = page.getByRole('dialog', { name: dialog });
    await opened.waitFor();
    expect(await opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await waitForFocus(opener);
  }
});

test('opens the invoice dialog from an email link, and warns about unsupported letters', async () => {
  const stripeId = await buy(await open());
  await page.goto(`/payment-history?invoice=${stripeId}`);
  const dialog = page.getByRole('dialog', { name: 'Your invoice' });
  await dialog.getByLabel('Name or company').fill('李明');
  await dialog.getByText(/^Invoices support Latin, Greek and Cyrillic letters\./).waitFor();
  await dialog.getByLabel('Name or company').fill('Юлія Łącka, Ελένη');
  await dialog.getByText(/^Invoices support/).waitFor({ state: 'detached' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create and download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^DR-\d{4}-\d{6}\.pdf$/);
});

test('lets an admin create, limit and end a promo code, and asks before ending it', async () => {
  const code = randomPromoCode();
  await open(await createUser({ role: 'admin' }));
  await page.goto('/admin/promo-codes');
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Discount (20% or $5)').fill('25%');
  await page.getByLabel('Total uses').fill('many');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Enter a whole number of 1 or more, or leave it empty.').waitFor();
  await page.getByLabel('Total uses').fill('10');
  await page.getByRole('button', { name: 'Create' }).click();
  const row = page.getByRole('row', { name: code });
  await row.getByText('0 of 10').waitFor();
  await page.getByRole('button', { name: `Limits of ${code}` }).click();
  await page.getByRole('dialog').getByLabel('Total uses').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await row.getByText('0 of 3').waitFor();
  const endLabel = `End ${code}`;
  await row.getByRole('button', { name: endLabel }).click();
  await page
    .getByRole('dialog', { name: `${endLabel}?` })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await row.getByRole('button', { name: endLabel }).click();
  await page.getByRole('dialog').getByRole('button', { name: endLabel }).click();
  await row.getByText('Ended').waitFor();
});

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('has no accessibility violations on the payment pages at %i px', async (width, theme) => {
  const [buyer, admin, code] = await Promise.all([
    createUser(),
    createUser({ role: 'admin' }),
    createPromoCode(0.2),
  ]);
  const viewport = { width, height: 900 };
  page = await openPage(buyer, { viewport });
  const violations: string[] = [];
  const check = async (path: string, text: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByText(text, { exact: true }).first().waitFor();
    const found = await listViolationsInBothThemes(page, theme);
    violations.push(...found.map((violation) => `${path}: ${violation}`));
  };
  await check(`/buy/coding-interview?promo=${code}`, `Promo code ${code} applied: 20% off.`);
  await check('/buy/coding-interview?promo=nope', 'Invalid promo code.');
  await check('/payment-history', "You haven't bought anything yet.");
  await check('/payment-processing', 'Missing payment information. Please try again.');
  await check('/payment-successful', 'No purchase found');
  await buy(buyer);
  await check('/payment-successful', 'Payment successful!');
  await check('/payment-history', 'Request refund');
  page = await openPage(admin, { viewport });
  await check('/admin/promo-codes', 'Create');
  expect(violations).toEqual([]);
});

import { AxeBuilder } from '@axe-core/playwright';
import { localCardKeys } from '@dryrun/runtime/private/card-processor';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { logIn, newBuyer } from '../system/buyer-account.ts';
import { startSystem, type System } from '../system/start-system.ts';
import { startBrowser } from './browser.ts';

let system: System;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
  await system.services.db
    .insertInto('promo_code')
    .values([promo('ANNA', 0.2), promo('GIFT', 1)])
    .execute();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await system.stop();
}, 30_000);

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await logIn(page, system.url, await newBuyer(system.services.db));
});

afterEach(() => context.close());

const promo = (code: string, fraction: number) => ({
  code,
  fraction,
  off_cents: null,
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_buyer: null,
  course_ids: null,
  is_link: true,
});

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
  await page.waitForURL(/payment-successful/);
  await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
};

async function listFaults(): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

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
  expect(await listFaults()).toEqual([]);
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

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)(
  'axe finds nothing on the pages of payments, %s at %i px',
  async (colorScheme, width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const faults: Record<string, string[]> = {};
    for (const path of [
      '/buy/coding-interview',
      '/payment-history',
      '/payment-processing',
      '/payment-successful',
    ]) {
      await page.goto(`${system.url}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (path.startsWith('/buy')) await page.getByRole('button', { name: /^Pay/ }).waitFor();
      faults[path] = await listFaults();
    }
    expect(Object.values(faults).flat()).toEqual([]);
  },
  90_000,
);

test('with keys of Stripe its card field is shown, from its own address and on this page alone', async () => {
  const stripe = await startSystem({
    STRIPE_PUBLISHABLE_KEY: 'pk_test_elements',
    STRIPE_SECRET_KEY: localCardKeys.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: localCardKeys.STRIPE_WEBHOOK_SECRET,
  });
  try {
    const scripts: string[] = [];
    await context.route('https://js.stripe.com/**', async (route) => {
      scripts.push(new URL(page.url()).pathname);
      await route.fulfill({ contentType: 'text/javascript', body: stripeStub });
    });
    await context.route('https://api.stripe.com/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const body = route.request().postData() ?? '';
      const answer = await fetch(`${stripe.cards.url}${pathname}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localCardKeys.STRIPE_PUBLISHABLE_KEY}` },
        body,
      });
      await route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: await answer.text(),
      });
    });
    await logIn(page, stripe.url, await newBuyer(stripe.services.db));
    await page.goto(`${stripe.url}/my-courses`);
    await page.getByText('When you enroll in a course').waitFor();
    await page.evaluate(() => {
      window.history.pushState({}, '', '/buy/coding-interview');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const field = page.locator('[data-stripe-stub]');
    await field.waitFor();
    expect(await page.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true);
    await field.fill('4000000000000002');
    await page.getByLabel('First name (optional)').fill('Ada');
    await press('Pay $39.00');
    await page.getByText('Payment failed: Your card was declined.').waitFor();
    await field.fill('1');
    await page.getByText('Your card number is incomplete.').waitFor();
    await field.fill('4242424242424242');
    await page.getByRole('button', { name: 'Pay $39.00' }).click();
    await untilBought();
    expect(new Set(scripts)).toEqual(new Set(['/buy/coding-interview']));
  } finally {
    await stripe.stop();
  }
}, 180_000);

/** Stands for Stripe.js: a card field of one input, and confirmCardPayment against the API's own address. */
const stripeStub = `
window.Stripe = Object.assign((key) => {
  const listeners = {};
  const emit = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
  const card = {
    mount(parent) {
      const input = document.createElement('input');
      input.setAttribute('data-stripe-stub', '');
      input.setAttribute('aria-label', 'Card');
      input.addEventListener('input', () => emit('change', {
        elementType: 'card', empty: input.value === '', complete: input.value.length === 16,
        error: input.value.length < 16 ? { message: 'Your card number is incomplete.' } : undefined }));
      parent.append(input);
      card.input = input;
      queueMicrotask(() => emit('ready', card));
    },
    on(name, listener) { (listeners[name] ??= []).push(listener); return card; },
    off() { return card; }, update() {}, destroy() { card.input?.remove(); }, unmount() {}, focus() {}, blur() {}, clear() {},
  };
  const elements = { create: () => card, getElement: () => card, update() {}, on() {}, fetchUpdates: async () => ({}) };
  return {
    elements: () => elements,
    createToken() {}, createPaymentMethod() {}, registerAppInfo() {}, _registerWrapper() {},
    async confirmCardPayment(secret, { receipt_email, payment_method }) {
      const fields = new URLSearchParams({
        client_secret: secret, receipt_email, 'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card.input.value,
        'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
        'payment_method_data[billing_details][email]': payment_method.billing_details.email,
        'payment_method_data[billing_details][name]': payment_method.billing_details.name ?? '',
      });
      const id = secret.split('_secret_')[0];
      const response = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body: fields });
      const answer = await response.json();
      return answer.error ? { error: answer.error } : { paymentIntent: answer };
    },
  };
}, { version: 3 });
`;

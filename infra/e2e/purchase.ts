import { limits } from '@dryrun/contracts/limits';
import { intentIdOf } from '@dryrun/runtime/private/fake-stripe';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { waitUntil } from '../system/child-process.ts';
import { createLearner } from '../system/learner.ts';
import { system } from './system.ts';
import type { User } from './users.ts';

/** Types a card into the local card form. */
export async function typeCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('1240');
  await page.getByLabel('Security code').fill('123');
}

/** Buys the first course through the API. Returns the payment intent's id. */
export async function buy({ token }: User): Promise<string> {
  const buyer = createLearner(system.url, token);
  const secret = await buyer.request<string>('POST', '/buy/create-payment-intent', { coursesIds: [1] });
  await system.cards.pay(secret);
  const id = intentIdOf(secret);
  const isProcessed = async (): Promise<boolean> =>
    (await buyer.request<{ processed: boolean }>('GET', `/buy/payment-status/${id}`)).processed;
  await waitUntil(isProcessed, 60_000, 'the payment to be processed');
  return id;
}

/** Waits until the page shows the purchase. Requires `page.clock.install()`, to skip the waits between polls. */
export async function waitForPurchase(page: Page, { id }: User): Promise<void> {
  const isPaid = async (): Promise<boolean> => {
    const payments = system.db.selectFrom('payment').select('id').where('account_id', '=', id);
    return (await payments.where('state', '=', 'paid').executeTakeFirst()) !== undefined;
  };
  await waitUntil(isPaid, 60_000, 'the payment to be processed');
  await page.clock.fastForward(limits.paymentPollIntervalMs);
  await page.getByText(/^Payment (confirmed|successful)!$/).waitFor();
  await page.clock.fastForward(limits.paymentRedirectMs);
  await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
}

/** Creates a promo code without limits that also works as a link. Returns the code. */
export async function createPromoCode(fraction: number): Promise<string> {
  const code = randomPromoCode();
  await system.db.insertInto('promo_code').values({ code, fraction, is_link: true }).execute();
  return code;
}

/** Returns 16 random letters: a code that works as a link has only letters. */
export function randomPromoCode(): string {
  return String.fromCodePoint(...[...randomBytes(16)].map((byte) => 65 + (byte % 26)));
}

import { limits } from '@dryrun/contracts/limits';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { waitUntil } from '../system/child-process.ts';
import { system } from './system.ts';
import type { User } from './users.ts';

/** Calls the API as this user. Returns the response body, parsed if it is JSON. Throws on an error status. */
async function callAs({ token }: User, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${system.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}

/** Buys the first course through the API. Returns the payment intent's id. */
export async function buy(buyer: User): Promise<string> {
  const secret = await callAs(buyer, 'POST', '/buy/create-payment-intent', { coursesIds: [1] });
  await system.cards.pay(String(secret));
  const [id = ''] = String(secret).split('_secret_');
  const isProcessed = async (): Promise<boolean> => {
    const status = await callAs(buyer, 'GET', `/buy/payment-status/${id}`);
    return (status as { processed: boolean }).processed;
  };
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
  await system.db
    .insertInto('promo_code')
    .values({
      code,
      fraction,
      off_cents: null,
      valid_from: null,
      valid_until: null,
      max_uses: null,
      max_uses_per_buyer: null,
      course_ids: null,
      is_link: true,
    })
    .execute();
  return code;
}

/** Returns 16 random letters: a code that works as a link has only letters. */
export function randomPromoCode(): string {
  return String.fromCodePoint(...[...randomBytes(16)].map((byte) => 65 + (byte % 26)));
}

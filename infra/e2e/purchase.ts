import type { BuyerAccount } from '../system/buyer-account.ts';
import { until } from '../system/child-process.ts';
import type { System } from '../system/start-system.ts';

/** Calls the API as this buyer; the body of the answer, parsed if it is JSON. Throws on anything but success. */
async function callAs(
  { url }: System,
  { token }: BuyerAccount,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}

/** Buys the course without a browser, where buying is not the subject. Gives the payment's id. */
export async function buy(system: System, buyer: BuyerAccount): Promise<string> {
  const secret = await callAs(system, buyer, 'POST', '/buy/create-payment-intent', { coursesIds: [1] });
  await system.cards.pay(String(secret));
  const [id = ''] = String(secret).split('_secret_');
  const isProcessed = async (): Promise<boolean> => {
    const answer = await callAs(system, buyer, 'GET', `/buy/payment-status/${id}`);
    return (answer as { processed: boolean }).processed;
  };
  await until(isProcessed, 60_000, 'the payment to be processed');
  return id;
}

/** A promo code without limits, which is a link as well. */
export const promoCode = (code: string, fraction: number) => ({
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

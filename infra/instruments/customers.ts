import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom, type Random } from '@dryrun/content/random';
import { isFreeOrderId } from '@dryrun/contracts/free-order';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { intentIdOf } from '@dryrun/runtime/private/fake-stripe';
import { createUser, type User } from '../system/learner.ts';
import type { System } from '../system/start-system.ts';
import { createWorkers, retryUntil, workConcurrently } from './concurrency.ts';

interface PurchasePlan {
  /** SAVE20 has fewer uses than customers who want it; FREE100 makes the order free. */
  readonly promo: 'SAVE20' | 'FREE100' | undefined;
  readonly doubleClicks: boolean;
  /** A second tab checks out without the promo code at the same time. */
  readonly opensTwoTabs: boolean;
  readonly firstDeclinedCard: string | undefined;
  readonly threeDSecure: 'none' | 'confirmed' | 'refused first';
  /** Leaves as soon as the card is charged. */
  readonly closesBrowser: boolean;
  readonly requestsRefund: boolean;
  readonly abandonsCart: boolean;
}

const threeDSecureCard = '4000002500003155';
const declinedCards = ['4000000000000002', '4000000000009995', '4000000000000119'] as const;

const isLikely = (random: Random, probability: number): boolean => random.int(1, 100) <= probability * 100;

const planPurchase = (random: Random): PurchasePlan => ({
  promo: random.pick(['SAVE20', 'SAVE20', 'SAVE20', 'FREE100', ...Array<undefined>(6).fill(undefined)]),
  doubleClicks: isLikely(random, 0.3),
  opensTwoTabs: isLikely(random, 0.2),
  firstDeclinedCard: isLikely(random, 0.2) ? random.pick(declinedCards) : undefined,
  threeDSecure: random.pick(['none', 'none', 'none', 'confirmed', 'refused first']),
  closesBrowser: isLikely(random, 0.4),
  requestsRefund: isLikely(random, 0.1),
  abandonsCart: false,
});

/** Plans a checkout without a payment. Never uses FREE100, which completes the order at checkout. */
const planAbandonedCart = (random: Random): PurchasePlan => ({
  ...planPurchase(random),
  promo: 'SAVE20',
  abandonsCart: true,
});

/** Returns a plan for each purchase. Abandoned carts come first, so that they reserve promo uses. */
export const planPurchases = (purchases: number, abandonedCarts: number, seed: number): PurchasePlan[] => [
  ...Array.from({ length: abandonedCarts }, (_, i) => planAbandonedCart(seededRandom(seed + purchases + i))),
  ...Array.from({ length: purchases }, (_, i) => planPurchase(seededRandom(seed + i))),
];

/** Inserts FREE100, which is unlimited, and SAVE20, which suffices for a tenth of the purchases. Returns its limit. */
export async function insertPromoCodes({ services: { db } }: System, purchases: number): Promise<number> {
  const limit = Math.ceil(purchases / 10);
  await db
    .insertInto('promo_code')
    .values([
      { code: 'SAVE20', fraction: 0.2, max_uses: limit },
      { code: 'FREE100', fraction: 1 },
    ])
    .execute();
  return limit;
}

/** Creates a buyer for each plan and makes the purchases, `concurrency` at a time, until the deadline. */
export async function runPurchases(
  system: System,
  plans: readonly PurchasePlan[],
  { concurrency, deadline }: { readonly concurrency: number; readonly deadline: number },
): Promise<void> {
  await workConcurrently(createWorkers(concurrency), plans.values(), async (plan) => {
    const buyer = await retryUntil(deadline, () => createUser(system));
    if (buyer) await runPurchase(system, buyer, plan, deadline);
  });
}

/** Takes a buyer through checkout until the plan is complete or the deadline has passed. Never rejects. */
async function runPurchase(system: System, buyer: User, plan: PurchasePlan, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const secrets = await openCheckout(buyer, plan);
    if (plan.abandonsCart && secrets.length > 0) return;
    const [secret] = secrets;
    if (secret === undefined && (await ownsCourse(buyer))) break;
    if (secret !== undefined) {
      const isCharged = await payAll(system, secrets, plan);
      if (isCharged && plan.closesBrowser) return;
      if (isCharged && (await waitUntilProcessed(buyer, secret))) break;
    }
    await pause(50);
  }
  if (plan.requestsRefund) await requestRefund(buyer, deadline);
}

/** Calls the API; undefined if a server is unreachable or fails. */
async function callApi(buyer: User, method: string, path: string, body?: object) {
  const response = await buyer.call(method, path, body).catch(() => undefined);
  return response && response.status < 500 ? response : undefined;
}

/** Opens checkout in one or two tabs, with single or double clicks. Returns the distinct client secrets. */
async function openCheckout(
  buyer: User,
  { promo, opensTwoTabs, doubleClicks }: PurchasePlan,
): Promise<string[]> {
  const promoCodes = [promo, ...(doubleClicks ? [promo] : []), ...(opensTwoTabs ? [undefined] : [])];
  const secrets = await Promise.all(promoCodes.map((promoCode) => createPaymentIntent(buyer, promoCode)));
  return [...new Set(secrets.filter((secret) => secret !== undefined))];
}

/** Returns the client secret, or the id of a free order; undefined on failure. */
async function createPaymentIntent(buyer: User, promoCode?: string): Promise<string | undefined> {
  // The server must ignore an amount that the browser sends.
  const body = omitUndefined({ coursesIds: [1], amount: 1, promoCode });
  const response = await callApi(buyer, 'POST', '/buy/create-payment-intent', body);
  const isPromoRejected = response?.status === 400 && promoCode !== undefined; // no uses left
  if (isPromoRejected) return createPaymentIntent(buyer);
  return response?.status === 200 ? String(response.body) : undefined;
}

/** Pays in all tabs. Returns true if the browser has seen a charge succeed. */
async function payAll(system: System, secrets: readonly string[], plan: PurchasePlan): Promise<boolean> {
  const [first = ''] = secrets;
  if (isFreeOrderId(first)) return true;
  if (plan.firstDeclinedCard !== undefined) await pay(system, first, plan.firstDeclinedCard);
  if (plan.threeDSecure === 'refused first') await payWith3dSecure(system, first, 'refused');
  const clicks = plan.doubleClicks ? [...secrets, first] : secrets;
  const outcomes = await Promise.all(
    clicks
      .filter((secret) => !isFreeOrderId(secret))
      .map((secret) =>
        plan.threeDSecure === 'none' ? pay(system, secret) : payWith3dSecure(system, secret, 'confirmed'),
      ),
  );
  return outcomes.includes(true);
}

async function pay(system: System, secret: string, card?: string): Promise<boolean> {
  const intent = await system.cards.pay(secret, card).catch(() => undefined);
  return intent?.status === 'succeeded';
}

async function payWith3dSecure(
  system: System,
  secret: string,
  outcome: 'confirmed' | 'refused',
): Promise<boolean> {
  const intent = await system.cards.pay(secret, threeDSecureCard).catch(() => undefined);
  const page = intent?.next_action?.redirect_to_url.url;
  if (page === undefined) return false;
  const body = new URLSearchParams({ outcome });
  const response = await fetch(`${system.url}${page}`, { method: 'POST', body, redirect: 'manual' }).catch(
    () => undefined,
  );
  return response?.headers.get('location')?.includes('redirect_status=succeeded') ?? false;
}

/** Polls like the status page, but faster and fewer times. */
async function waitUntilProcessed(buyer: User, secret: string): Promise<boolean> {
  const id = intentIdOf(secret);
  for (let poll = 0; poll < 10; poll += 1) {
    const response = await callApi(buyer, 'GET', `/buy/payment-status/${id}`);
    if ((response?.body as { processed?: boolean } | undefined)?.processed) return true;
    await pause(50);
  }
  return false;
}

async function ownsCourse(buyer: User): Promise<boolean> {
  const response = await callApi(buyer, 'GET', '/user/me');
  return (response?.body as { currentCourses?: unknown[] } | undefined)?.currentCourses?.length === 1;
}

/** Requests a full refund of a paid order, and retries until it is accepted. Free orders have nothing to refund. */
async function requestRefund(buyer: User, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const response = await callApi(buyer, 'GET', '/payment/all');
    const [payment] = (response?.body ?? []) as { stripeId: string; amount: number; status: string }[];
    if (payment?.amount === 0) return;
    if (payment) {
      const refund = await callApi(buyer, 'POST', '/payment/refund', { stripeId: payment.stripeId });
      if (refund?.status === 200 || refund?.status === 409) return;
    }
    await pause(100);
  }
}

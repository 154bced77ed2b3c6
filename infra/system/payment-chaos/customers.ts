import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer, Shop } from '../start-payment-system.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What a customer sees of a shop. */
type ShopFront = Pick<Shop, 'cards' | 'url'>;

/** What a customer of the storm is going to do, whatever happens. */
export interface Plan {
  /** STORM takes a fifth off and has fewer uses than are wanted, GIFT takes everything off. */
  readonly promo: 'STORM' | 'GIFT' | undefined;
  readonly doubleClick: boolean;
  /** A second tab buys without the promo code at the same moment. */
  readonly twoTabs: boolean;
  readonly declinedFirst: string | undefined;
  /** Pays with a card that asks for its holder's confirmation, who refuses it the first time or not. */
  readonly secure: 'none' | 'confirmed' | 'refused first';
  /** Is gone as soon as the card is charged. */
  readonly closesBrowser: boolean;
  readonly asksForRefund: boolean;
  /** Opens checkout and never pays. */
  readonly neverPays: boolean;
}

const declinedCards = ['4000000000000002', '4000000000009995', '4000000000000119'] as const;

export const planOf = (chance: SeededRandom): Plan => ({
  promo: chance.pick(['STORM', 'STORM', 'STORM', 'GIFT', ...Array<undefined>(6).fill(undefined)]),
  doubleClick: chance.share(0.3),
  twoTabs: chance.share(0.2),
  declinedFirst: chance.share(0.2) ? chance.pick(declinedCards) : undefined,
  secure: chance.pick(['none', 'none', 'none', 'confirmed', 'refused first']),
  closesBrowser: chance.share(0.4),
  asksForRefund: chance.share(0.1),
  neverPays: false,
});

/** A plan that ends before paying. Never with GIFT: what costs nothing is owned without it. */
export const idlePlanOf = (chance: SeededRandom): Plan => ({
  ...planOf(chance),
  promo: 'STORM',
  neverPays: true,
});

/** One buyer's way through checkout. Ends when the buyer has what was wanted, or at the deadline; never throws. */
export async function shopAsPlanned(
  shop: ShopFront,
  buyer: Buyer,
  plan: Plan,
  deadline: number,
): Promise<void> {
  while (Date.now() < deadline) {
    const tabs = await openTabs(buyer, plan);
    if (plan.neverPays && tabs.length > 0) return;
    const [secret] = tabs;
    if (secret === undefined && (await isOwner(buyer))) break;
    if (secret !== undefined) {
      const isCharged = await payInTabs(shop, tabs, plan);
      if (isCharged && plan.closesBrowser) return;
      if (isCharged && (await waitUntilProcessed(buyer, secret))) break;
    }
    await pause(50);
  }
  if (plan.asksForRefund) await askForRefund(buyer, deadline);
}

/** What the server said; undefined while it, or something behind it, is away. */
async function ask(buyer: Buyer, method: string, path: string, body?: object) {
  const answer = await buyer.call(method, path, body).catch(() => undefined);
  return answer && answer.status < 500 ? answer : undefined;
}

/** The client secrets, or the free order, that the buyer's tabs were given. */
async function openTabs(buyer: Buyer, { promo, twoTabs, doubleClick }: Plan): Promise<string[]> {
  const open = async (promoCode: string | undefined): Promise<string | undefined> => {
    // A sum from the browser is nobody's business: the server computes it.
    const body = { coursesIds: [1], amount: 1, ...(promoCode !== undefined && { promoCode }) };
    const answer = await ask(buyer, 'POST', '/buy/create-payment-intent', body);
    if (answer?.status === 400 && promoCode !== undefined) return open(undefined); // its uses are gone
    return answer?.status === 200 ? String(answer.body) : undefined;
  };
  const clicks = [promo, ...(doubleClick ? [promo] : []), ...(twoTabs ? [undefined] : [])];
  const given = await Promise.all(clicks.map(open));
  return [...new Set(given.filter((secret) => secret !== undefined))];
}

/** Whether one of the tabs was charged, as far as the browser can know. */
async function payInTabs(shop: ShopFront, tabs: readonly string[], plan: Plan): Promise<boolean> {
  const [first = ''] = tabs;
  if (first.startsWith('free_')) return true;
  if (plan.declinedFirst !== undefined) await pay(shop, first, plan.declinedFirst);
  if (plan.secure === 'refused first') await confirm(shop, first, 'refused');
  const presses = plan.doubleClick ? [...tabs, first] : tabs;
  const outcomes = await Promise.all(
    presses
      .filter((secret) => !secret.startsWith('free_'))
      .map((secret) => (plan.secure === 'none' ? pay(shop, secret) : confirm(shop, secret, 'confirmed'))),
  );
  return outcomes.includes(true);
}

async function pay(shop: ShopFront, secret: string, card?: string): Promise<boolean> {
  const answer = await shop.cards.pay(secret, card).catch(() => undefined);
  return answer?.status === 'succeeded';
}

/** Pays with a card that asks for confirmation, and answers on the bank's page. */
async function confirm(shop: ShopFront, secret: string, outcome: 'confirmed' | 'refused'): Promise<boolean> {
  const answer = await shop.cards.pay(secret, '4000002500003155').catch(() => undefined);
  const page = answer?.next_action?.redirect_to_url.url;
  if (page === undefined) return false;
  const body = new URLSearchParams({ outcome });
  const back = await fetch(`${shop.url}${page}`, { method: 'POST', body, redirect: 'manual' }).catch(
    () => undefined,
  );
  return back?.headers.get('location')?.includes('redirect_status=succeeded') ?? false;
}

/** Polls as the waiting page does, only faster and not as often. */
async function waitUntilProcessed(buyer: Buyer, secret: string): Promise<boolean> {
  const id = secret.split('_secret_')[0] ?? '';
  for (let poll = 0; poll < 10; poll += 1) {
    const answer = await ask(buyer, 'GET', `/buy/payment-status/${id}`);
    if ((answer?.body as { processed?: boolean } | undefined)?.processed) return true;
    await pause(50);
  }
  return false;
}

async function isOwner(buyer: Buyer): Promise<boolean> {
  const answer = await ask(buyer, 'GET', '/user/me');
  return (answer?.body as { currentCourses?: unknown[] } | undefined)?.currentCourses?.length === 1;
}

/** Asks for everything back, once it is paid: again and again until it was said yes to. Free orders have nothing to return. */
async function askForRefund(buyer: Buyer, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const list = await ask(buyer, 'GET', '/payment/all');
    const [payment] = (list?.body ?? []) as { stripeId: string; amount: number; status: string }[];
    if (payment?.amount === 0) return;
    if (payment) {
      const answer = await ask(buyer, 'POST', '/payment/refund', { stripeId: payment.stripeId });
      if (answer?.status === 200 || answer?.status === 409) return;
    }
    await pause(100);
  }
}

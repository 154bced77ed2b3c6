import { setTimeout as pause } from 'node:timers/promises';
import type { CardProcessorCalls } from '@dryrun/runtime/private/card-processor';
import { sql } from 'kysely';
import type { OwnServices } from './own-services.ts';
import type { Buyer } from './start-shop.ts';

/** Where buyers buy: what a purchase and the books of it need of a system. */
export interface Till {
  readonly services: Pick<OwnServices, 'db'>;
  readonly cards: CardProcessorCalls;
}

/** Makes the promo code that some of the buyers use; `uses` is how often it may be. */
export async function offerStormCode({ services }: Till, uses: number): Promise<void> {
  await services.db
    .insertInto('promo_code')
    .values({
      code: 'STORM',
      fraction: 0.2,
      off_cents: null,
      valid_from: null,
      valid_until: null,
      max_uses: uses,
      max_uses_per_buyer: null,
      course_ids: null,
    })
    .execute();
}

/** Repeatable chance: the storm's plan is the same each time, its timing is not. */
function createChance(seed: number): (share: number) => boolean {
  let state = seed;
  return (share) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < share;
  };
}
const chance = createChance(20_261_121);

const cardsThatFail = ['4000000000000002', '4000000000009995', '4000000000000119'];

/**
 * One buyer's way through checkout, with double clicks, declined cards, two tabs and closed browsers, until it is bought or
 * `deadline` (ms since the epoch) has passed. Never throws.
 */
export async function buyOnce(till: Till, buyer: Buyer, deadline: number): Promise<void> {
  const plan = {
    promo: chance(0.3),
    doubleClick: chance(0.3),
    declinedFirst: chance(0.2),
    twoTabs: chance(0.2),
    closesBrowser: chance(0.4),
    neverPays: chance(0.05),
  };
  while (Date.now() < deadline) {
    const secrets = await openPayments(buyer, plan);
    const [secret] = secrets;
    if (secret === undefined) {
      await pause(100);
      if (await isEnrolled(till, buyer)) return;
      continue;
    }
    if (plan.neverPays) return;
    if (plan.declinedFirst) await tryToPay(till, secret, cardsThatFail[secret.length % cardsThatFail.length]);
    await Promise.all(
      (plan.doubleClick ? [...secrets, secret] : secrets).map((each) => tryToPay(till, each)),
    );
    if (plan.closesBrowser) return;
    for (let poll = 0; poll < 10; poll += 1) {
      const id = secret.split('_secret_')[0] ?? '';
      const answer = await buyer.call('GET', `/buy/payment-status/${id}`).catch(() => undefined);
      if ((answer?.body as { processed?: boolean } | undefined)?.processed) return;
      await pause(50);
    }
    return;
  }
}

interface Plan {
  readonly promo: boolean;
  readonly twoTabs: boolean;
  readonly doubleClick: boolean;
}

/** The client secrets that the buyer's tabs were given. */
async function openPayments(buyer: Buyer, { promo, twoTabs, doubleClick }: Plan): Promise<string[]> {
  const ask = async (promoCode?: string): Promise<string | undefined> => {
    const body = { coursesIds: [1], ...(promoCode !== undefined && { promoCode }) };
    const answer = await buyer.call('POST', '/buy/create-payment-intent', body).catch(() => undefined);
    return answer?.status === 200 ? String(answer.body) : undefined;
  };
  const wishes = [
    ask(promo ? 'STORM' : undefined),
    ...(doubleClick ? [ask(promo ? 'STORM' : undefined)] : []),
    ...(twoTabs ? [ask()] : []),
  ];
  const secrets = (await Promise.all(wishes)).filter((secret) => secret !== undefined);
  if (secrets.length > 0 || !promo) return [...new Set(secrets)];
  const withoutPromo = await ask();
  return withoutPromo === undefined ? [] : [withoutPromo];
}

const tryToPay = ({ cards }: Till, secret: string, card?: string): Promise<unknown> =>
  cards.pay(secret, card).catch(() => undefined);

async function isEnrolled({ services }: Till, buyer: Buyer): Promise<boolean> {
  const row = await services.db
    .selectFrom('enrollment')
    .select('course_id')
    .where('account_id', '=', buyer.id)
    .executeTakeFirst()
    .catch(() => undefined);
  return row !== undefined;
}

interface ProcessorIntent {
  readonly id: string;
  readonly status: string;
  readonly metadata: { readonly payment?: string };
  readonly latest_charge: string | null;
}

interface Balance {
  /** Cents that the processor keeps: charged less refunded. */
  readonly keptCents: number;
  /** Buyers who were charged for more than one intent that was not refunded. */
  readonly chargedTwice: number;
}

/** What the processor says it keeps, by adding up every charge. */
export async function readBalance({ cards }: Till): Promise<Balance> {
  let keptCents = 0;
  const byOrder = new Map<string, number>();
  let after = '';
  for (;;) {
    const path = `/v1/payment_intents?limit=100${after && `&starting_after=${after}`}`;
    const page = await cards.call<{ data: ProcessorIntent[]; has_more: boolean }>('GET', path);
    for (const { latest_charge: chargeId, metadata } of page.data) {
      if (chargeId === null) continue;
      const charge = await cards.call<{ amount: number; amount_refunded: number }>(
        'GET',
        `/v1/charges/${chargeId}`,
      );
      const kept = charge.amount - charge.amount_refunded;
      keptCents += kept;
      if (kept > 0) byOrder.set(metadata.payment ?? '', (byOrder.get(metadata.payment ?? '') ?? 0) + 1);
    }
    after = page.data.at(-1)?.id ?? '';
    if (!page.has_more) break;
  }
  return { keptCents, chargedTwice: [...byOrder.values()].filter((count) => count > 1).length };
}

/** What our rows say, in the same words. */
export async function readBooks({ services }: Till) {
  const { rows } = await sql<{
    kept: number;
    payers: number;
    enrolled: number;
    unpaid: number;
    twice: number;
  }>`
    with paying as (
      select account_id, count(*)::int as payments from payment
      where state = 'paid' and not is_duplicate group by account_id)
    select
      (select coalesce(sum(amount_cents - refunded_cents), 0)::int from payment where paid_at is not null) as kept,
      (select count(*)::int from paying) as payers,
      (select count(*)::int from enrollment where expires_at > now()) as enrolled,
      (select count(*)::int from enrollment where expires_at > now()
        and account_id not in (select account_id from paying)) as unpaid,
      (select count(*)::int from paying where payments > 1) as twice`.execute(services.db);
  return rows[0];
}

/** Events not acted on and refunds not sent. */
export async function countOpenWork({ services }: Till): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from webhook_event where handled_at is null)::int
      + (select count(*) from refund where state in ('approved', 'pending'))::int as open`.execute(
    services.db,
  );
  return rows[0]?.open ?? 0;
}

export async function countReceipts({ services }: Till): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from mail where template = 'receipt'`.execute(services.db);
  return rows[0]?.sent ?? 0;
}

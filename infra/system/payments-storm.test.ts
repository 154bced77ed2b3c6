import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { until } from './child-process.ts';
import { startShop, type Buyer, type Shop } from './start-shop.ts';

const purchases = 200;
const atOnce = 12;
/** Uses of the promo code: fewer than buyers want it. */
const promoUses = 20;
const stormMs = 100_000;
const calmMs = 90_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.services.db
    .insertInto('promo_code')
    .values({
      code: 'STORM',
      fraction: 0.2,
      off_cents: null,
      valid_from: null,
      valid_until: null,
      max_uses: promoUses,
      max_uses_per_buyer: null,
      course_ids: null,
    })
    .execute();
}, 90_000);
afterAll(() => shop.stop(), 30_000);

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

/** One buyer's way through checkout, with double clicks, declined cards, two tabs and closed browsers. Never throws. */
async function buyOnce(buyer: Buyer, deadline: number): Promise<void> {
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
      if (await isEnrolled(buyer)) return;
      continue;
    }
    if (plan.neverPays) return;
    if (plan.declinedFirst) await tryToPay(secret, cardsThatFail[secret.length % cardsThatFail.length]);
    await Promise.all((plan.doubleClick ? [...secrets, secret] : secrets).map((each) => tryToPay(each)));
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

const tryToPay = (secret: string, card?: string): Promise<unknown> =>
  shop.cards.pay(secret, card).catch(() => undefined);

async function isEnrolled(buyer: Buyer): Promise<boolean> {
  const row = await shop.services.db
    .selectFrom('enrollment')
    .select('course_id')
    .where('account_id', '=', buyer.id)
    .executeTakeFirst()
    .catch(() => undefined);
  return row !== undefined;
}

/** Kills and restarts parts while purchases go on, each fault once every few seconds. */
async function blow(stopped: () => boolean): Promise<void> {
  const faults = {
    failBefore: 0.05,
    failAfter: 0.05,
    dropWebhooks: 0.3,
    duplicateWebhooks: 0.3,
    reorderWebhooksMs: 400,
  };
  const blows = [
    async () => {
      await shop.killWorker();
      await pause(200);
      await shop.startWorker();
    },
    () => shop.services.restartRedis(),
    async () => {
      await shop.killCards();
      await pause(500);
      await shop.startCards();
      await shop.cards.setFaults(faults);
    },
    () => shop.services.restartPostgres(),
  ];
  await shop.cards.setFaults(faults);
  for (let turn = 0; !stopped(); turn += 1) {
    await pause(1500);
    await blows[turn % blows.length]?.();
  }
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
async function readBalance(): Promise<Balance> {
  let keptCents = 0;
  const byOrder = new Map<string, number>();
  let after = '';
  for (;;) {
    const path = `/v1/payment_intents?limit=100${after && `&starting_after=${after}`}`;
    const page = await shop.cards.call<{ data: ProcessorIntent[]; has_more: boolean }>('GET', path);
    for (const { latest_charge: chargeId, metadata } of page.data) {
      if (chargeId === null) continue;
      const charge = await shop.cards.call<{ amount: number; amount_refunded: number }>(
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
async function readBooks() {
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
      (select count(*)::int from paying where payments > 1) as twice`.execute(shop.services.db);
  return rows[0];
}

test(
  `${purchases} purchases in a storm of faults end with processor, payments and enrolments in agreement`,
  async () => {
    const buyers = await Promise.all(Array.from({ length: purchases }, () => shop.buyer()));
    const deadline = Date.now() + stormMs;
    let isOver = false;
    const storm = blow(() => isOver || Date.now() > deadline);
    const queue = [...buyers];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let buyer = queue.pop(); buyer; buyer = queue.pop()) await buyOnce(buyer, deadline);
      }),
    );
    isOver = true;
    await storm;

    await shop.cards.setFaults({});
    await shop.killWorker();
    await shop.startWorker(); // reconciles at its start
    let balance = await readBalance();
    await until(
      async () => {
        const books = await readBooks();
        balance = await readBalance();
        const open = await countOpenWork();
        return books?.kept === balance.keptCents && books.payers === books.enrolled && open === 0;
      },
      calmMs,
      'the books to agree',
    );
    const books = await readBooks();
    expect({ ...books, keptCents: balance.keptCents, chargedTwice: balance.chargedTwice }).toEqual({
      kept: balance.keptCents,
      payers: books?.enrolled,
      enrolled: books?.enrolled,
      unpaid: 0,
      twice: 0,
      keptCents: books?.kept,
      chargedTwice: 0,
    });
    expect(books?.enrolled).toBeGreaterThan(purchases * 0.5);
    expect(await countUsedPromos()).toBeLessThanOrEqual(promoUses);
    expect(await countReceipts()).toEqual(books?.enrolled);
  },
  stormMs + calmMs + 60_000,
);

/** Events not acted on and refunds not sent. */
async function countOpenWork(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from webhook_event where handled_at is null)::int
      + (select count(*) from refund where state in ('approved', 'pending'))::int as open`.execute(
    shop.services.db,
  );
  return rows[0]?.open ?? 0;
}

async function countUsedPromos(): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from promo_use where state = 'used'`.execute(shop.services.db);
  return rows[0]?.used ?? 0;
}

async function countReceipts(): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from mail where template = 'receipt'`.execute(shop.services.db);
  return rows[0]?.sent ?? 0;
}

import { sql } from 'kysely';
import type { Shop } from '../start-payment-system.ts';

interface ProcessorIntent {
  readonly id: string;
  readonly status: string;
  readonly latest_charge: { readonly amount: number; readonly amount_refunded: number } | null;
}

/** A payment of ours with what belongs to it. */
interface Line {
  readonly id: string;
  readonly intent_id: string | null;
  readonly account_id: string;
  readonly state: string;
  readonly is_duplicate: boolean;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly promo_code_id: string | null;
  readonly promo_uses: number;
  readonly receipts: number;
  readonly refunds_open: number;
}

/** Where the ledgers are read. */
type Ledgers = Pick<Shop, 'cards' | 'services'>;

/** One thing in which the ledgers differ. */
interface Difference {
  readonly kind: 'lost' | 'doubled' | 'stuck' | 'wrong';
  /** A sentence for whoever looks into it. */
  readonly text: string;
}

const difference = (kind: Difference['kind'], text: string): Difference => ({ kind, text });

/** What three ledgers say: the processor's charges, our payments, the enrolments. */
export interface Books {
  /** None when all agree. */
  readonly differences: readonly Difference[];
  /** Accounts that own the course now. */
  readonly owners: number;
  /** Accounts whose payment went back to them, and who did not buy again. */
  readonly refunded: number;
  /** Uses of each promo code, paid with or still reserved, such as `STORM used`. */
  readonly promoUses: Readonly<Record<string, number>>;
  /** Cents that the processor keeps. */
  readonly keptCents: number;
}

/** Adds up everything anew and compares it, line by line. */
export async function readBooks(shop: Ledgers): Promise<Books> {
  const [intents, lines, owners, promoUses, open] = await Promise.all([
    listIntents(shop),
    listLines(shop),
    listOwners(shop),
    countPromoUses(shop),
    countOpenWork(shop),
  ]);
  const paid = lines.filter(({ state }) => state === 'paid' || state === 'refunded');
  const kept = paid.filter(({ state, is_duplicate }) => state === 'paid' && !is_duplicate);
  const keepers = kept.map(({ account_id }) => account_id);
  const byIntent = new Map(paid.map((line) => [line.intent_id, line]));
  const charged = new Map(intents.filter(({ latest_charge }) => latest_charge).map((one) => [one.id, one]));
  const differences = [
    ...[...charged.values()].flatMap((intent) => compareCharge(intent, byIntent.get(intent.id))),
    ...paid
      .filter(({ amount_cents, intent_id }) => amount_cents > 0 && !charged.has(intent_id ?? ''))
      .map(({ id }) => difference('wrong', `payment ${id} is paid, but nothing was charged`)),
    ...keepers
      .filter((account, i) => keepers.indexOf(account) !== i)
      .map((account) => difference('doubled', `account ${account} paid twice`)),
    ...keepers
      .filter((account) => !owners.has(account))
      .map((account) => difference('lost', `account ${account} paid and owns nothing`)),
    ...[...owners]
      .filter((account) => !keepers.includes(account))
      .map((account) => difference('wrong', `account ${account} owns the course and paid nothing`)),
    ...paid.flatMap(checkOnce),
    ...(open > 0 ? [difference('stuck', `${open} events wait`)] : []),
  ];
  return {
    differences,
    owners: owners.size,
    refunded: new Set(
      paid
        .filter((line) => line.state === 'refunded' && !line.is_duplicate && !owners.has(line.account_id))
        .map(({ account_id }) => account_id),
    ).size,
    promoUses,
    keptCents: [...charged.values()].reduce((sum, one) => sum + keptOf(one), 0),
  };
}

const keptOf = ({ latest_charge: charge }: ProcessorIntent): number =>
  (charge?.amount ?? 0) - (charge?.amount_refunded ?? 0);

function compareCharge(intent: ProcessorIntent, line: Line | undefined): Difference[] {
  if (!line) {
    return keptOf(intent) > 0 ? [difference('lost', `${intent.id} was charged, and no payment says so`)] : [];
  }
  const isEqual =
    line.amount_cents === intent.latest_charge?.amount &&
    line.refunded_cents === intent.latest_charge.amount_refunded;
  return isEqual ? [] : [difference('wrong', `${intent.id} and its payment differ in their sums`)];
}

/** Receipt and promo use belong to a payment exactly once; one that came too often has neither. */
function checkOnce(line: Line): Difference[] {
  const due = line.is_duplicate ? 0 : 1;
  const promoDue = line.promo_code_id === null ? 0 : due;
  return [
    ...isOnce(line.receipts, due, `payment ${line.id} has ${line.receipts} receipts`),
    ...isOnce(line.promo_uses, promoDue, `payment ${line.id} counted ${line.promo_uses} promo uses`),
    ...(line.refunds_open === 0 ? [] : [difference('stuck', `payment ${line.id} waits for its refund`)]),
  ];
}

function isOnce(count: number, due: number, text: string): Difference[] {
  return count === due ? [] : [difference(count < due ? 'lost' : 'doubled', text)];
}

async function listIntents({ cards }: Ledgers): Promise<ProcessorIntent[]> {
  const all: ProcessorIntent[] = [];
  for (let hasMore = true; hasMore;) {
    const after = all.at(-1);
    const path = `/v1/payment_intents?limit=100&expand[]=data.latest_charge${after ? `&starting_after=${after.id}` : ''}`;
    const page = await cards.call<{ data: ProcessorIntent[]; has_more: boolean }>('GET', path);
    all.push(...page.data);
    hasMore = page.has_more;
  }
  return all;
}

async function listLines({ services: { db } }: Ledgers): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, intent_id, account_id, state, is_duplicate, amount_cents, refunded_cents, promo_code_id,
      (select count(*)::int from promo_use where payment_id = payment.id and state = 'used') as promo_uses,
      (select count(*)::int from mail where repeat_key = 'receipt-' || payment.id) as receipts,
      (select count(*)::int from refund where payment_id = payment.id and state in ('approved', 'pending')) as refunds_open
    from payment`.execute(db);
  return rows;
}

async function listOwners({ services: { db } }: Ledgers): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('enrollment')
    .select('account_id')
    .where('expires_at', '>', new Date())
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

async function countPromoUses({ services: { db } }: Ledgers): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('promo_use')
    .innerJoin('promo_code', 'promo_code.id', 'promo_use.promo_code_id')
    .select(['promo_code.code', 'promo_use.state', sql<number>`count(*)::int`.as('uses')])
    .groupBy(['promo_code.code', 'promo_use.state'])
    .execute();
  return Object.fromEntries(rows.map(({ code, state, uses }) => [`${code} ${state}`, uses]));
}

async function countOpenWork({ services: { db } }: Ledgers): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from webhook_event where handled_at is null`.execute(db);
  return rows[0]?.open ?? 0;
}

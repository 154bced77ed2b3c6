import { sql } from 'kysely';
import { waitUntil } from '../system/child-process.ts';
import type { System } from '../system/start-system.ts';
import type { Outcomes } from './outcomes.ts';

interface StripeIntent {
  readonly id: string;
  readonly status: string;
  readonly latest_charge: { readonly amount: number; readonly amount_refunded: number } | null;
}

type ChargedIntent = StripeIntent & { readonly latest_charge: NonNullable<StripeIntent['latest_charge']> };

/** A row of table `payment` with the number of its related rows. */
interface PaymentRecord {
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

/** Where to read the ledgers: charges at the card processor, payments and enrollments in Postgres. */
type Ledgers = Pick<System, 'cards' | 'services'>;

interface Difference {
  readonly kind: Exclude<keyof Outcomes, 'done'>;
  readonly text: string;
}

/** Result of comparing the card processor's charges, the payments and the enrollments. */
export interface Reconciliation {
  /** Done are the purchases of accounts that own the course or were refunded. */
  readonly outcomes: Outcomes;
  readonly differences: readonly string[];
  /** Uses of each promo code by state, such as `SAVE20 used`. */
  readonly promoUses: Readonly<Record<string, number>>;
}

/**
 * Restarts the payments worker, which reconciles on startup. Compares the ledgers until `isSettled` or the time is up,
 * and prints the last differences.
 */
export async function reconcileAtEnd(
  system: System,
  timeoutMs: number,
  isSettled: (result: Reconciliation) => boolean | Promise<boolean>,
): Promise<Reconciliation> {
  await system.kill('payments');
  system.start('payments');
  await waitUntil(
    async () => isSettled(await reconcileLedgers(system)),
    timeoutMs,
    'the last jobs to finish',
  ).catch((error: unknown) => process.stdout.write(`${String(error)}; see the table.\n`));
  const result = await reconcileLedgers(system);
  process.stdout.write(`${result.differences.map((text) => `${text}\n`).join('')}\n`);
  return result;
}

async function reconcileLedgers(ledgers: Ledgers): Promise<Reconciliation> {
  const [intents, payments, owners, promoUses, unhandledEvents] = await Promise.all([
    listIntents(ledgers),
    listPayments(ledgers),
    listOwners(ledgers),
    countPromoUses(ledgers),
    countUnhandledEvents(ledgers),
  ]);
  const charged = intents.filter(isCharged);
  const paid = payments.filter(({ state }) => state === 'paid' || state === 'refunded');
  const differences = [
    ...compareCharges(charged, paid),
    ...compareEnrollments(paid, owners),
    ...paid.flatMap(checkRelatedRows),
    ...(unhandledEvents > 0 ? [difference('stuck', `${unhandledEvents} events are not handled`)] : []),
  ];
  const count = (expected: Difference['kind']): number =>
    differences.filter(({ kind }) => kind === expected).length;
  return {
    outcomes: {
      done: owners.size + countRefundedBuyers(paid, owners),
      lost: count('lost'),
      doubled: count('doubled'),
      stuck: count('stuck'),
      wrong: count('wrong'),
    },
    differences: differences.map(({ text }) => text),
    promoUses,
  };
}

const isCharged = (intent: StripeIntent): intent is ChargedIntent => intent.latest_charge !== null;

const netCents = ({ latest_charge: charge }: ChargedIntent): number => charge.amount - charge.amount_refunded;

const difference = (kind: Difference['kind'], text: string): Difference => ({ kind, text });

function compareCharges(charged: readonly ChargedIntent[], paid: readonly PaymentRecord[]): Difference[] {
  const paymentByIntent = new Map(paid.map((payment) => [payment.intent_id, payment]));
  const chargedIds = new Set<string | null>(charged.map(({ id }) => id));
  const uncharged = paid.filter(
    ({ amount_cents, intent_id }) => amount_cents > 0 && !chargedIds.has(intent_id),
  );
  return [
    ...charged.flatMap((intent) => compareCharge(intent, paymentByIntent.get(intent.id))),
    ...uncharged.map(({ id }) => difference('wrong', `payment ${id} is paid but was not charged`)),
  ];
}

function compareCharge(intent: ChargedIntent, payment: PaymentRecord | undefined): Difference[] {
  if (!payment) {
    return netCents(intent) > 0 ? [difference('lost', `${intent.id} was charged but has no payment`)] : [];
  }
  const isEqual =
    payment.amount_cents === intent.latest_charge.amount &&
    payment.refunded_cents === intent.latest_charge.amount_refunded;
  return isEqual ? [] : [difference('wrong', `${intent.id} and its payment have different amounts`)];
}

/** An account must own the course if and only if it has exactly one valid payment. */
function compareEnrollments(paid: readonly PaymentRecord[], owners: ReadonlySet<string>): Difference[] {
  const payers = paid
    .filter(({ state, is_duplicate }) => state === 'paid' && !is_duplicate)
    .map(({ account_id }) => account_id);
  return [
    ...payers
      .filter((account, i) => payers.indexOf(account) !== i)
      .map((account) => difference('doubled', `account ${account} paid twice`)),
    ...payers
      .filter((account) => !owners.has(account))
      .map((account) => difference('lost', `account ${account} paid but does not own the course`)),
    ...[...owners]
      .filter((account) => !payers.includes(account))
      .map((account) => difference('wrong', `account ${account} owns the course without a payment`)),
  ];
}

/** Counts the accounts that were refunded and do not own the course. */
function countRefundedBuyers(paid: readonly PaymentRecord[], owners: ReadonlySet<string>): number {
  const refunded = paid.filter(
    ({ state, is_duplicate, account_id }) => state === 'refunded' && !is_duplicate && !owners.has(account_id),
  );
  return new Set(refunded.map(({ account_id }) => account_id)).size;
}

/** A payment has one receipt and at most one promo use; a duplicate payment has neither. */
function checkRelatedRows(payment: PaymentRecord): Difference[] {
  const { id, receipts, promo_uses: promoUses } = payment;
  const expected = payment.is_duplicate ? 0 : 1;
  const expectedPromoUses = payment.promo_code_id === null ? 0 : expected;
  return [
    ...compareCount(receipts, expected, `payment ${id} has ${receipts} receipts`),
    ...compareCount(promoUses, expectedPromoUses, `payment ${id} has ${promoUses} promo uses`),
    ...(payment.refunds_open === 0 ? [] : [difference('stuck', `payment ${id} has an open refund`)]),
  ];
}

function compareCount(actual: number, expected: number, text: string): Difference[] {
  return actual === expected ? [] : [difference(actual < expected ? 'lost' : 'doubled', text)];
}

async function listIntents({ cards }: Ledgers): Promise<StripeIntent[]> {
  const intents: StripeIntent[] = [];
  for (let hasMore = true; hasMore;) {
    const last = intents.at(-1);
    const path = `/v1/payment_intents?limit=100&expand[]=data.latest_charge${last ? `&starting_after=${last.id}` : ''}`;
    const page = await cards.call<{ data: StripeIntent[]; has_more: boolean }>('GET', path);
    intents.push(...page.data);
    hasMore = page.has_more;
  }
  return intents;
}

async function listPayments({ services: { db } }: Ledgers): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
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

async function countUnhandledEvents({ services: { db } }: Ledgers): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_event where handled_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

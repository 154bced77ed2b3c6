import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Selectable } from 'kysely';
import { ApiError } from '../platform/error.ts';

type PromoCodeRow = Selectable<Database['promo_code']>;

export interface PromoCheck {
  readonly code: string;
  readonly accountId: string;
  readonly courseIds: readonly number[];
}

/**
 * Throws `invalid_promo_code`, `promo_code_expired` or `promo_code_used_up` if this buyer cannot use the code now.
 * `forUpdate` locks the code until the transaction ends, so that only one buyer gets the last use.
 */
export async function requirePromoCode(
  db: Kysely<Database>,
  check: PromoCheck,
  now: Date,
  { forUpdate = false } = {},
): Promise<PromoCodeRow> {
  const promo = await db
    .selectFrom('promo_code')
    .selectAll()
    .where('code', '=', check.code)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!promo || (promo.valid_from && promo.valid_from > now)) throw new ApiError('invalid_promo_code');
  if (promo.course_ids && !check.courseIds.some((id) => promo.course_ids?.includes(id)))
    throw new ApiError('invalid_promo_code', { message: 'This promo code is for another course.' });
  if (promo.valid_until && promo.valid_until <= now) throw new ApiError('promo_code_expired');
  const uses = await countUses(db, promo.id, check);
  if (promo.max_uses !== null && uses.all >= promo.max_uses) throw new ApiError('promo_code_used_up');
  if (promo.max_uses_per_buyer !== null && uses.own >= promo.max_uses_per_buyer) {
    throw new ApiError('promo_code_used_up', { message: 'You have already used this promo code.' });
  }
  if (promo.first_purchase_only && (await hasBought(db, check.accountId))) {
    throw new ApiError('invalid_promo_code', { message: 'This promo code is for a first purchase only.' });
  }
  return promo;
}

const promoErrors: ReadonlySet<string> = new Set([
  'invalid_promo_code',
  'promo_code_expired',
  'promo_code_used_up',
  'promo_not_usable',
]);

export const isPromoError = (error: unknown): boolean =>
  error instanceof ApiError && promoErrors.has(error.code);

/** Counts reservations too, except those of the buyer's open orders that this purchase replaces. */
async function countUses(
  db: Kysely<Database>,
  promoCodeId: string,
  { accountId, courseIds }: PromoCheck,
): Promise<{ all: number; own: number }> {
  return db
    .selectFrom('promo_use')
    .innerJoin('payment', 'payment.id', 'promo_use.payment_id')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where promo_use.account_id = ${accountId}))::int`.as('own'),
    ])
    .where('promo_use.promo_code_id', '=', promoCodeId)
    .where(
      sql<boolean>`not (promo_use.account_id = ${accountId} and payment.state = 'open' and exists (
        select from jsonb_array_elements(payment.course_ids) as course (id)
        where course.id::integer = any(${courseIds})
      ))`,
    )
    .executeTakeFirstOrThrow();
}

async function hasBought(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

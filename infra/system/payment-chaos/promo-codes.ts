import type { PrivateServices } from '../private-services.ts';

const promoCode = (code: string, fraction: number, max_uses: number | null) => ({
  code,
  fraction,
  max_uses,
  off_cents: null,
  valid_from: null,
  valid_until: null,
  max_uses_per_buyer: null,
  course_ids: null,
});

/** Inserts SAVE20, which takes 20% off `save20Uses` times, and FREE100, which takes 100% off without a limit. */
export async function insertPromoCodes(
  { db }: Pick<PrivateServices, 'db'>,
  save20Uses: number,
): Promise<void> {
  await db
    .insertInto('promo_code')
    .values([promoCode('SAVE20', 0.2, save20Uses), promoCode('FREE100', 1, null)])
    .execute();
}

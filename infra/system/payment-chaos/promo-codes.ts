import type { PrivateServices } from '../private-services.ts';

/** Inserts SAVE20, which takes 20% off `save20Uses` times, and FREE100, which takes 100% off without a limit. */
export async function insertPromoCodes(
  { db }: Pick<PrivateServices, 'db'>,
  save20Uses: number,
): Promise<void> {
  await db
    .insertInto('promo_code')
    .values([
      { code: 'SAVE20', fraction: 0.2, max_uses: save20Uses },
      { code: 'FREE100', fraction: 1 },
    ])
    .execute();
}

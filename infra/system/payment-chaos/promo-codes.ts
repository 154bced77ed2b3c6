import type { OwnServices } from '../own-services.ts';

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

/** Makes the codes that customers of a storm use: STORM, a fifth off, `stormUses` times; GIFT, all off, without an end. */
export async function offerPromoCodes({ db }: Pick<OwnServices, 'db'>, stormUses: number): Promise<void> {
  await db
    .insertInto('promo_code')
    .values([promoCode('STORM', 0.2, stormUses), promoCode('GIFT', 1, null)])
    .execute();
}

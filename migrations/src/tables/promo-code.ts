import type { Generated, JSONColumnType } from 'kysely';

/** A promo code, in uppercase: a `fraction` of the price or a fixed amount. Null limits are unlimited. */
export interface PromoCodeTable {
  id: Generated<string>;
  code: string;
  fraction: number | null;
  off_cents: number | null;
  valid_from: Date | null;
  valid_until: Date | null;
  max_uses: number | null;
  max_uses_per_buyer: number | null;
  course_ids: JSONColumnType<number[]> | null;
  first_purchase_only: Generated<boolean>;
  is_link: Generated<boolean>;
  note: Generated<string>;
  created_at: Generated<Date>;
}

/**
 * `reserved` when the intent is created, `used` when it is paid. An expired reservation counts until the worker has
 * canceled its intent, so a code cannot be overused.
 */
export interface PromoUseTable {
  payment_id: string;
  promo_code_id: string;
  account_id: string;
  state: 'reserved' | 'used';
  reserved_until: Date;
}

import type { Generated, JSONColumnType } from 'kysely';

/** A discount by a word in capitals: a `fraction` of the price or a fixed sum, within its limits. Null is no limit. */
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
 * A use of a promo code by a payment: `reserved` when the intent is made, `used` when it is paid. A reservation that lapsed
 * still counts until the worker has cancelled its intent, so that nobody pays with a use that another was given.
 */
export interface PromoUseTable {
  payment_id: string;
  promo_code_id: string;
  account_id: string;
  state: 'reserved' | 'used';
  reserved_until: Date;
}

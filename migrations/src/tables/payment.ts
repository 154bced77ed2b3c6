import type { Generated, JSONColumnType } from 'kysely';

/**
 * An order and its payment. Born `open` when checkout asks for an intent; `intent_id` is the card processor's (or
 * `free_<id>` when there is nothing to pay) and is written once the processor has made it. The payments worker alone moves
 * it on, from what the processor says: `paid` (in one transaction with the enrolment: `access_from` is where an
 * extension began, `access_until` the end that was granted), `canceled`, or `refunded` once all of it went back.
 * A payment that came for a course which another payment had just bought `is_duplicate`: it grants nothing and is refunded.
 */
export interface PaymentTable {
  id: Generated<string>;
  account_id: string;
  /** Sorted ids. */
  course_ids: JSONColumnType<number[]>;
  /** What is bought, in words, for receipts and invoices. */
  description: Generated<string>;
  is_extension: Generated<boolean>;
  promo_code_id: string | null;
  intent_id: string | null;
  state: Generated<'open' | 'paid' | 'canceled' | 'refunded'>;
  list_cents: number;
  course_discount_cents: number;
  promo_discount_cents: number;
  tax_cents: number;
  tax_name: string | null;
  tax_percent: Generated<number>;
  /** The processor's, where it calculates the tax. */
  tax_calculation_id: string | null;
  amount_cents: number;
  consent_text: string | null;
  terms_version: string;
  /** Why the last attempt failed, in the processor's words. */
  last_error: string | null;
  /** How often the buyer has asked while it was open. */
  polls: Generated<number>;
  card_brand: string | null;
  card_last4: string | null;
  /** Evidence of where the buyer was: of the card, of the address on the net, and what the processor was told. */
  card_country: string | null;
  ip_country: string | null;
  billing_address: string | null;
  created_at: Generated<Date>;
  paid_at: Date | null;
  access_from: Date | null;
  access_until: Date | null;
  is_duplicate: Generated<boolean>;
  refunded_cents: Generated<number>;
  disputed_at: Date | null;
  dispute_lost_at: Date | null;
}

import type { Generated, JSONColumnType } from 'kysely';

/**
 * An order and its payment. Created `open` at checkout. `intent_id` is the Stripe PaymentIntent, or `free_<id>` for a free
 * order. Only the payments worker changes the state, based on Stripe: `paid` (in one transaction with the enrollment),
 * `canceled`, or `refunded` (in full). `access_from` is the start of an extension, `access_until` the granted end.
 * `is_duplicate`: another payment bought the same course first; it grants nothing and is refunded.
 */
export interface PaymentTable {
  id: Generated<string>;
  account_id: string;
  /** Sorted ids. */
  course_ids: JSONColumnType<number[]>;
  /** Description for receipts and invoices. */
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
  /** Id of the Stripe tax calculation, if any. */
  tax_calculation_id: string | null;
  amount_cents: number;
  consent_text: string | null;
  terms_version: string;
  /** Stripe's message for the last failed attempt. */
  last_error: string | null;
  /** Number of status polls while open. */
  polls: Generated<number>;
  card_brand: string | null;
  card_last4: string | null;
  /** Evidence of the buyer's location: from the card, the IP address and the billing address. */
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

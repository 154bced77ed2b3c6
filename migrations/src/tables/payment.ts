import type { Generated, JSONColumnType } from 'kysely';

/**
 * An order and its payment. Checkout creates it as `open`; only the payments worker changes `state`, based on Stripe. The
 * worker sets `paid` in the transaction that creates the enrollment.
 */
export interface PaymentTable {
  id: Generated<string>;
  account_id: string;
  /** Sorted in ascending order. */
  course_ids: JSONColumnType<number[]>;
  description: Generated<string>;
  is_extension: Generated<boolean>;
  promo_code_id: string | null;
  /** The Stripe PaymentIntent, or the id of a free order (contracts/src/free-order.ts). */
  intent_id: string | null;
  /** `refunded` means refunded in full. */
  state: Generated<'open' | 'paid' | 'canceled' | 'refunded'>;
  list_cents: number;
  course_discount_cents: number;
  promo_discount_cents: number;
  tax_cents: number;
  tax_name: string | null;
  tax_percent: Generated<number>;
  tax_calculation_id: string | null;
  amount_cents: number;
  consent_text: string | null;
  terms_version: string;
  /** Stripe's message for the last failed attempt. */
  last_error: string | null;
  /** How often the client polled the status of the open payment. */
  polls: Generated<number>;
  card_brand: string | null;
  card_last4: string | null;
  /** Evidence of the buyer's location: from the card, the IP address and the billing address. */
  card_country: string | null;
  ip_country: string | null;
  billing_address: string | null;
  created_at: Generated<Date>;
  paid_at: Date | null;
  /** Start of an extension. */
  access_from: Date | null;
  access_until: Date | null;
  /** Another payment bought the same course first, so this one grants no access and is refunded. */
  is_duplicate: Generated<boolean>;
  refunded_cents: Generated<number>;
  disputed_at: Date | null;
  dispute_lost_at: Date | null;
}

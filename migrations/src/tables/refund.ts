import type { Generated } from 'kysely';

/**
 * A request within the refund rule or by an admin starts as `approved`. Other requests are `requested` until an admin
 * decides. The worker sends approved refunds to Stripe: `pending`, then `succeeded` or `failed`. Origin `processor` is
 * a refund made in Stripe that the worker recorded.
 */
export interface RefundTable {
  id: Generated<string>;
  payment_id: string;
  origin: 'buyer' | 'duplicate' | 'processor' | 'admin';
  state: 'requested' | 'approved' | 'pending' | 'succeeded' | 'failed' | 'rejected';
  amount_cents: number;
  reason: Generated<string>;
  answer: string | null;
  /** Usage at the time of the request, for the refund rule. */
  finished_lessons: number | null;
  reading_minutes: number | null;
  processor_refund_id: string | null;
  requested_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
  finished_at: Date | null;
}

import type { Generated } from 'kysely';

/**
 * Money going back. A buyer's request within the published rule is born `approved`, another `requested`, which an admin
 * makes `approved` or `rejected`. The worker sends what is `approved` to the processor: `pending`, then `succeeded` or
 * `failed`. A refund that an admin begins (origin `admin`) is born `approved`; one made at the
 * processor itself (origin `processor`) appears here once the worker sees it.
 */
export interface RefundTable {
  id: Generated<string>;
  payment_id: string;
  origin: 'buyer' | 'duplicate' | 'processor' | 'admin';
  state: 'requested' | 'approved' | 'pending' | 'succeeded' | 'failed' | 'rejected';
  amount_cents: number;
  reason: Generated<string>;
  answer: string | null;
  /** What the refund rule measured when it was asked for. */
  finished_lessons: number | null;
  reading_minutes: number | null;
  processor_refund_id: string | null;
  requested_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
  finished_at: Date | null;
}

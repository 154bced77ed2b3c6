import type { Generated } from 'kysely';

/** A verified Stripe event, stored for idempotency; `handled_at` is set by the worker. */
export interface WebhookEventTable {
  id: string;
  type: string;
  intent_id: string | null;
  received_at: Generated<Date>;
  handled_at: Date | null;
}

import type { Generated } from 'kysely';

/** A verified Stripe event, stored for idempotency; the payments worker sets `handled_at`. */
export interface WebhookEventTable {
  id: string;
  type: string;
  intent_id: string | null;
  received_at: Generated<Date>;
  handled_at: Date | null;
}

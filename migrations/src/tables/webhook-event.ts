import type { Generated } from 'kysely';

/** A signed event of the card processor, kept so that it is acted on once; `handled_at` once the worker did. */
export interface WebhookEventTable {
  id: string;
  type: string;
  intent_id: string | null;
  received_at: Generated<Date>;
  handled_at: Date | null;
}

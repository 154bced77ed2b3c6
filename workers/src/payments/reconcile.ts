import { confirm } from './confirm.ts';
import type { PaymentsContext } from './context.ts';

/** How far back the processor's intents are compared with our rows. */
const lookBackMs = 3 * 24 * 3600 * 1000;

/**
 * Compares the card processor's paid intents with our payments and enrolments, and puts right what differs: the last net
 * under lost events. Gives how many were looked at and how many needed it; what could not be put right is an error in the
 * log, for the operator.
 */
export async function reconcile(context: PaymentsContext): Promise<{ checked: number; repaired: number }> {
  const { stripe, db, log, clock } = context;
  if (!stripe) return { checked: 0, repaired: 0 };
  const since = Math.floor((clock().getTime() - lookBackMs) / 1000);
  let checked = 0;
  let repaired = 0;
  for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })) {
    if (intent.metadata['app'] !== 'dry-run' || intent.status !== 'succeeded') continue;
    checked += 1;
    const isKnown = await isSettled(intent.id);
    if (isKnown) continue;
    try {
      await confirm(context, intent.id);
      repaired += 1;
    } catch (error) {
      log.error({ err: error, paymentIntentId: intent.id }, 'paid at the processor, but not enrolled');
    }
  }
  if (repaired > 0) log.warn({ checked, repaired }, 'payments that no event had told of');
  return { checked, repaired };

  async function isSettled(intentId: string): Promise<boolean> {
    const row = await db
      .selectFrom('payment')
      .select('paid_at')
      .where('intent_id', '=', intentId)
      .executeTakeFirst();
    return row?.paid_at instanceof Date;
  }
}

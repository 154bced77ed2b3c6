import { createHmac } from 'node:crypto';
import type { Event, StripeObject } from './objects.ts';
import { newId, nowSeconds, type Records } from './records.ts';
import type { Switches } from './switches.ts';

const firstRetryMs = 500;
const longestRetryMs = 10 * 60_000;
const patienceMs = 10_000;

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly records: Records;
  readonly switches: () => Switches;
  readonly chance: () => number;
}

/** Tells one address of events, signed as Stripe signs, again and again until it answers with success. */
export function startWebhooks({ url, secret, records, switches, chance }: WebhookOptions) {
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  const later = (eventId: string, attempt: number, waitMs: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(eventId, attempt);
    }, waitMs);
    timers.add(timer);
  };
  const deliver = async (eventId: string, attempt: number): Promise<void> => {
    const payload = JSON.stringify(records.find('event', eventId));
    const isHeard = await post(url, payload, sign(payload, secret));
    if (isStopped) return;
    if (isHeard) records.removeDelivery(eventId);
    else later(eventId, attempt + 1, Math.min(firstRetryMs * 2 ** attempt, longestRetryMs));
  };
  for (const eventId of records.listDeliveries()) later(eventId, 0, firstRetryMs);
  return {
    /** Keeps an event and sends it on. */
    emit(type: string, object: StripeObject): void {
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        created: nowSeconds(),
        type,
        livemode: false,
        pending_webhooks: 1,
        data: { object },
      };
      records.put(event);
      const { dropWebhooks, duplicateWebhooks, delayWebhooksMs, reorderWebhooksMs } = switches();
      if (url === '' || chance() < dropWebhooks) return;
      records.addDelivery(event.id);
      const wait = (): number => delayWebhooksMs + chance() * reorderWebhooksMs;
      later(event.id, 0, wait());
      if (chance() < duplicateWebhooks) later(event.id, 0, wait());
    },
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Webhooks = ReturnType<typeof startWebhooks>;

/** The value of the header Stripe-Signature: the time and an HMAC of time and payload. */
function sign(payload: string, secret: string): string {
  const time = nowSeconds();
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

async function post(url: string, body: string, signature: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

import { createHmac } from 'node:crypto';
import type { Event, StripeObject } from './objects.ts';
import { newId, nowSeconds, type Records } from './records.ts';
import type { FaultSwitches } from './switches.ts';

const firstRetryMs = 500;
const maxRetryMs = 10 * 60_000;
const timeoutMs = 10_000;

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly records: Records;
  readonly switches: () => FaultSwitches;
  readonly random: () => number;
}

/** Sends signed events to one URL and retries with exponential backoff until it responds with success. */
export function startWebhooks({ url, secret, records, switches, random }: WebhookOptions) {
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  const schedule = (eventId: string, attempt: number, waitMs: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(eventId, attempt);
    }, waitMs);
    timers.add(timer);
  };
  const deliver = async (eventId: string, attempt: number): Promise<void> => {
    const payload = JSON.stringify(records.find('event', eventId));
    const isDelivered = await post(url, payload, sign(payload, secret));
    if (isStopped) return;
    if (isDelivered) records.removePendingDelivery(eventId);
    else schedule(eventId, attempt + 1, Math.min(firstRetryMs * 2 ** attempt, maxRetryMs));
  };
  for (const eventId of records.listPendingDeliveries()) schedule(eventId, 0, firstRetryMs);
  return {
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
      if (url === '' || random() < dropWebhooks) return;
      records.addPendingDelivery(event.id);
      const delay = (): number => delayWebhooksMs + random() * reorderWebhooksMs;
      schedule(event.id, 0, delay());
      if (random() < duplicateWebhooks) schedule(event.id, 0, delay());
    },
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Webhooks = ReturnType<typeof startWebhooks>;

/** Returns the Stripe-Signature header: a timestamp and an HMAC of timestamp and payload. */
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

import { findIntent, type Stripe, type StripeAdapter } from '@dryrun/payments/stripe';

export interface PaymentState {
  readonly intent: Stripe.PaymentIntent;
  readonly charge: Stripe.Charge | undefined;
  readonly refunds: readonly Stripe.Refund[];
  readonly isDisputed: boolean;
  readonly isDisputeLost: boolean;
  readonly disputes: readonly Stripe.Dispute[];
}

/** Fetches an intent with its charge, refunds and disputes from Stripe; undefined if Stripe does not know the id. */
export async function fetchPaymentState(
  stripe: StripeAdapter,
  intentId: string,
): Promise<PaymentState | undefined> {
  const intent = await findIntent(stripe, intentId);
  if (!intent) return undefined;
  const charge = typeof intent.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined;
  const [refunds, disputes] = await Promise.all([
    charge && charge.amount_refunded > 0
      ? stripe.refunds.list({ payment_intent: intentId, limit: 100 }).then(({ data }) => data)
      : [],
    charge?.disputed
      ? stripe.disputes.list({ payment_intent: intentId, limit: 100 }).then(({ data }) => data)
      : [],
  ]);
  return {
    intent,
    charge,
    refunds,
    isDisputed: charge?.disputed ?? false,
    isDisputeLost: disputes.some(({ status }) => status === 'lost'),
    disputes,
  };
}

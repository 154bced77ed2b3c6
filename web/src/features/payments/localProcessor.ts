import { z } from 'zod';
import { pagePath, serverPaths } from '@dryrun/contracts/pages';
import type { Billing, CardOutcome } from './cardPayment.ts';

interface Card {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
}

const responseSchema = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
  message: z.string().optional(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string() }) }).nullish(),
});

const unreachableMessage = 'The card processor could not be reached. Please try again.';

/** Confirms a payment with the local card processor, like Stripe.js. `url` is the bank's page. */
export async function confirmLocally(
  publishableKey: string,
  clientSecret: string,
  card: Card,
  { email, name }: Billing,
): Promise<CardOutcome & { readonly url?: string }> {
  const [paymentIntentId = ''] = clientSecret.split('_secret_');
  const fields = {
    client_secret: clientSecret,
    receipt_email: email,
    return_url: window.location.origin + pagePath('paymentProcessing'),
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': card.month,
    'payment_method_data[card][exp_year]': card.year,
    'payment_method_data[card][cvc]': card.cvc,
    'payment_method_data[billing_details][email]': email,
    ...(name && { 'payment_method_data[billing_details][name]': name }),
  };
  try {
    const response = await fetch(
      `${serverPaths.cardProcessor}/v1/payment_intents/${paymentIntentId}/confirm`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${publishableKey}` },
        body: new URLSearchParams(fields),
      },
    );
    const result = responseSchema.parse(await response.json());
    const url = result.next_action?.redirect_to_url.url;
    if (result.status === 'requires_action' && url !== undefined) return { kind: 'redirecting', url };
    if (result.status === 'succeeded') return { kind: 'confirmed', paymentIntentId };
    return { kind: 'failed', message: result.error?.message ?? result.message ?? unreachableMessage };
  } catch {
    return { kind: 'failed', message: unreachableMessage };
  }
}

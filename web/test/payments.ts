import { createPaymentIntent, getCardForm, getQuote, type Quote } from '@dryrun/contracts/payments';
import { submitPromoCode } from '@dryrun/contracts/promo-codes';
import { getMe } from '@dryrun/contracts/users';
import { http, HttpResponse } from 'msw';
import { createUser } from './users.ts';
import { mockEndpoint, ApiError, server } from './server.ts';

export function createQuote(change: Partial<Quote> = {}): Quote {
  return {
    currency: 'usd',
    listCents: 3900,
    courseDiscountCents: 0,
    promoCode: null,
    promoFraction: null,
    promoDiscountCents: 0,
    totalCents: 3900,
    tax: null,
    accessUntil: '2027-11-21T23:59:59.000Z',
    ...change,
  };
}

/** Mocks the payments API. Promo code ANNA takes 20% off, FREE 100%, FIVE $5. Returns the received requests. */
export function mockPayments(): { readonly purchases: unknown[]; readonly confirmations: URLSearchParams[] } {
  const purchases: unknown[] = [];
  const confirmations: URLSearchParams[] = [];
  const discounts: Readonly<Record<string, number>> = { ANNA: 0.2, FREE: 1, FIVE: 500 / 3900 };
  server.use(
    mockEndpoint(getMe, () => createUser()),
    mockEndpoint(getCardForm, () => ({ provider: 'local' as const, publishableKey: 'pk_local_test' })),
    mockEndpoint(submitPromoCode, ({ query }) => discounts[query.code] ?? new ApiError('invalid_promo_code')),
    mockEndpoint(getQuote, ({ body }) => {
      const promoCode = body.promoCode ?? null;
      const fraction = discounts[promoCode ?? ''] ?? 0;
      const off = Math.round(3900 * fraction);
      const promoFraction = promoCode === null || promoCode === 'FIVE' ? null : fraction;
      return createQuote({ promoCode, promoFraction, promoDiscountCents: off, totalCents: 3900 - off });
    }),
    mockEndpoint(createPaymentIntent, ({ body }) => {
      purchases.push(body);
      return body.promoCode === 'FREE' ? 'free_1' : 'pi_1_secret_2';
    }),
    http.post('*/card-processor/v1/payment_intents/pi_1/confirm', async ({ request }) => {
      const fields = new URLSearchParams(await request.text());
      confirmations.push(fields);
      const isDeclined = fields.get('payment_method_data[card][number]') === '4000000000000002';
      return isDeclined
        ? HttpResponse.json({ error: { message: 'Your card was declined.' } }, { status: 402 })
        : HttpResponse.json({ id: 'pi_1', status: 'succeeded' });
    }),
  );
  return { purchases, confirmations };
}

import { fieldsOf, textOf, type Fields } from './form.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly country: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

interface CardBehavior {
  readonly decline?: { readonly code: string; readonly decline_code?: string; readonly message: string };
  readonly requires3dSecure?: true;
  readonly isDisputed?: true;
}

const declined = (decline_code: string, message: string): CardBehavior => ({
  decline: { code: 'card_declined', decline_code, message },
});

/** Stripe's documented test cards (https://docs.stripe.com/testing). */
const cardBehaviors: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': {},
  '5555555555554444': {},
  '4000000000000002': declined('generic_decline', 'Your card was declined.'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card', 'Your card was declined.'),
  '4000000000000069': { decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000002500003155': { requires3dSecure: true },
  '4000002760003184': { requires3dSecure: true },
  '4000008260003178': {
    requires3dSecure: true,
    ...declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000259': { isDisputed: true },
};

/** Reads and validates a card. Throws Stripe's error for an invalid number, date or security code. */
export function readCard(body: Fields): { card: Card; behavior: CardBehavior } {
  const fields = fieldsOf(fieldsOf(body, 'payment_method_data'), 'card');
  const number = (textOf(fields, 'number') ?? '').replaceAll(/\s/g, '');
  const month = Number(textOf(fields, 'exp_month') ?? '');
  const shortYear = Number(textOf(fields, 'exp_year') ?? '');
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number))
    throw cardError('incorrect_number', 'Your card number is incorrect.');
  if (!(month >= 1 && month <= 12))
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.");
  const now = new Date();
  if (!(year * 12 + month >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1))
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (!/^\d{3,4}$/.test(textOf(fields, 'cvc') ?? ''))
    throw cardError('invalid_cvc', "Your card's security code is invalid.");
  const behavior = cardBehaviors[number];
  if (!behavior)
    throw invalidRequest('This card processor accepts test cards only. Never enter a real card.', {
      code: 'testmode_charges_only',
    });
  const brand = number.startsWith('4') ? 'visa' : 'mastercard';
  return {
    card: { brand, last4: number.slice(-4), country: 'US', exp_month: month, exp_year: year },
    behavior,
  };
}

export function cardError(code: string, message: string, details: Record<string, unknown> = {}): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, ...details });
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

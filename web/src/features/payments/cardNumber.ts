import { omitUndefined } from '@dryrun/contracts/omit-undefined';

export function groupDigits(typed: string): string {
  return extractDigits(typed)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** Formats `1230` as `12 / 30`. Prefixes a first digit above 1 with a zero, because it is the whole month. */
export function formatExpiry(typed: string): string {
  const typedDigits = extractDigits(typed);
  const digits = (/^[2-9]/.test(typedDigits) ? `0${typedDigits}` : typedDigits).slice(0, 4);
  const isDeleting = typed.endsWith('/') || typed.endsWith(' ');
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export const extractDigits = (text: string): string => text.replaceAll(/\D/g, '');

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardFieldName = keyof TypedCard;

type CardErrors = Partial<Readonly<Record<CardFieldName, string>>>;

/** Returns the errors by field, in Stripe's wording. Only fields in `finished` must be complete. */
export function findCardErrors(
  { number, expiry, cvc }: TypedCard,
  finished: ReadonlySet<CardFieldName>,
  now: Date,
): CardErrors {
  return omitUndefined({
    number: findNumberError(extractDigits(number), finished.has('number')),
    expiry: findExpiryError(extractDigits(expiry), finished.has('expiry'), now),
    cvc: findCvcError(cvc, finished.has('cvc')),
  });
}

function findNumberError(digits: string, isFinished: boolean): string | undefined {
  if (digits.length < 15 && isFinished) return 'Your card number is incomplete.';
  return (digits.length >= 16 || isFinished) && !passesLuhn(digits)
    ? 'Your card number is invalid.'
    : undefined;
}

function findExpiryError(digits: string, isFinished: boolean, now: Date): string | undefined {
  if (digits.length < 4) return isFinished ? "Your card's expiration date is incomplete." : undefined;
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return "Your card's expiration date is invalid.";
  const isPast = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  return isPast ? "Your card's expiration year is in the past." : undefined;
}

function findCvcError(cvc: string, isFinished: boolean): string | undefined {
  if (/\D/.test(cvc)) return "Your card's security code is invalid.";
  return cvc.length < 3 && isFinished ? "Your card's security code is incomplete." : undefined;
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

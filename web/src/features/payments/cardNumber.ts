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

/** Returns the first error of a partly typed card, in Stripe's wording; undefined if there is none. */
export function findCardError(
  card: { readonly number: string; readonly expiry: string; readonly cvc: string },
  now: Date,
): string | undefined {
  const [number, expiry, cvc] = [extractDigits(card.number), extractDigits(card.expiry), card.cvc];
  if (number.length >= 16 && !passesLuhn(number)) return 'Your card number is invalid.';
  if (expiry.length === 4) {
    const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
    if (month < 1 || month > 12) return "Your card's expiration date is invalid.";
    if (year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1)
      return "Your card's expiration year is in the past.";
  }
  return /\D/.test(cvc) ? "Your card's security code is invalid." : undefined;
}

export const isComplete = (card: { number: string; expiry: string; cvc: string }): boolean =>
  extractDigits(card.number).length >= 15 &&
  extractDigits(card.expiry).length === 4 &&
  /^\d{3,4}$/.test(card.cvc);

/** Luhn algorithm. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

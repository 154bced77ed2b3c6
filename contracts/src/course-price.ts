/** `dollars` has at most two decimals. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The small addend corrects binary rounding errors: 0.29 * 100 is 28.999… */
export const roundHalfUp = (cents: number): number => Math.floor(cents + 0.5 + 1e-7);

/** Rounds half up to a cent. Never below 0. */
export const applyDiscount = (cents: number, fraction: number): number =>
  Math.max(0, roundHalfUp(cents - cents * fraction));

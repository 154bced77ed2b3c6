const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as dollars, such as `$31.20`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

export const formatDollars = (amount: number): string => dollars.format(amount);

/** A fraction as a whole percentage, such as `20%`. */
export const formatPercent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

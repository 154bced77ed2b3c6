import type { Course } from '@dryrun/contracts/courses';

/** What a course costs, as it is shown. */
export interface ShownPrice {
  /** After the discount, such as `$31.20`. */
  readonly now: string;
  /** The full price, where there is a discount. */
  readonly full: string | undefined;
  /** A whole number, such as `20%`, where there is a discount. */
  readonly discount: string | undefined;
}

/** The price minus the discounted fraction of it, in cents, half up (specification, section 9). */
export function shownPrice({
  price,
  discountPercentage,
}: Pick<Course, 'price' | 'discountPercentage'>): ShownPrice {
  const cents = Math.round(price * 100);
  const isDiscounted = discountPercentage > 0;
  return {
    now: dollars(cents - Math.floor(cents * discountPercentage + 0.5 - 1e-9)),
    full: isDiscounted ? dollars(cents) : undefined,
    discount: isDiscounted ? `${Math.round(discountPercentage * 100)}%` : undefined,
  };
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

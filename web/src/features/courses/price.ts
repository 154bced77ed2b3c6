import type { Course } from '@dryrun/contracts/courses';

export interface ShownPrice {
  /** After the discount, such as `$31.20`. */
  readonly now: string;
  /** Before the discount; undefined without one. */
  readonly full: string | undefined;
  /** A whole number, such as `20%`, where there is a discount. */
  readonly discount: string | undefined;
}

/** Formats the price after the discount, rounded half up to cents (docs/product.md, Courses). */
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

import { applyDiscount, toCents } from '@dryrun/contracts/course-price';
import type { Course } from '@dryrun/contracts/courses';
import { formatCents } from '@dryrun/contracts/money';

export interface FormattedPrice {
  /** After the discount, such as `$31.20`. */
  readonly current: string;
  /** Before the discount. Undefined without a discount. */
  readonly full: string | undefined;
  /** Rounded to a whole percentage, such as `20%`. Undefined without a discount. */
  readonly discount: string | undefined;
}

/** Formats the prices before and after the discount, rounded half up to cents (docs/product.md, Payments). */
export function formatPrice({
  price,
  discountPercentage,
}: Pick<Course, 'price' | 'discountPercentage'>): FormattedPrice {
  const cents = toCents(price);
  const isDiscounted = discountPercentage > 0;
  return {
    current: formatCents(applyDiscount(cents, discountPercentage)),
    full: isDiscounted ? formatCents(cents) : undefined,
    discount: isDiscounted ? `${Math.round(discountPercentage * 100)}%` : undefined,
  };
}

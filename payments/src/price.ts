import { applyDiscount, roundHalfUp } from '@dryrun/contracts/course-price';

export interface PricedCourse {
  readonly id: number;
  readonly listCents: number;
  readonly discountFraction: number;
}

/** Exactly one of `fraction` and `offCents` is set. `courseIds` null means every course. */
export interface Discount {
  readonly fraction: number | null;
  readonly offCents: number | null;
  readonly courseIds: readonly number[] | null;
}

/** Tax that prices include. */
export interface Tax {
  readonly name: string;
  readonly percent: number;
}

export interface Price {
  readonly listCents: number;
  readonly courseDiscountCents: number;
  readonly promoDiscountCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/**
 * Computes the total: list price minus course discount minus promo code discount. Each amount is rounded half up to a
 * cent and never below 0. A total below the minimum charge (`smallestChargeCents`) becomes free.
 */
export function calculatePrice(
  courses: readonly PricedCourse[],
  promo: Discount | undefined,
  tax: Tax | undefined,
  smallestChargeCents: number,
): Price {
  const listCents = sum(courses.map((course) => course.listCents));
  const reduced = courses.map((course) => ({
    id: course.id,
    cents: applyDiscount(course.listCents, course.discountFraction),
  }));
  const reducedCents = sum(reduced.map(({ cents }) => cents));
  const eligible = reduced.filter(({ id }) => promo?.courseIds?.includes(id) ?? true);
  const eligibleCents = sum(eligible.map(({ cents }) => cents));
  const afterPromoCents =
    typeof promo?.fraction === 'number'
      ? sum(eligible.map(({ cents }) => applyDiscount(cents, promo.fraction ?? 0)))
      : Math.max(0, eligibleCents - (promo?.offCents ?? 0));
  const discountedCents = reducedCents - eligibleCents + afterPromoCents;
  const totalCents = discountedCents < smallestChargeCents ? 0 : discountedCents;
  return {
    listCents,
    courseDiscountCents: listCents - reducedCents,
    promoDiscountCents: reducedCents - totalCents,
    taxCents: tax ? roundHalfUp((totalCents * tax.percent) / (100 + tax.percent)) : 0,
    totalCents,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

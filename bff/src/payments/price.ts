/** A course as it is priced: the list price in cents and its own discount as a fraction. */
export interface PricedCourse {
  readonly id: number;
  readonly listCents: number;
  readonly discountFraction: number;
}

/** A promo code's discount; exactly one of the two is set. `courseIds` null means every course. */
export interface Discount {
  readonly fraction: number | null;
  readonly offCents: number | null;
  readonly courseIds: readonly number[] | null;
}

/** Tax that prices hold already, in percent. */
export interface Tax {
  readonly name: string;
  readonly percent: number;
}

/** The sums of an order in integer cents. */
export interface Price {
  readonly listCents: number;
  readonly courseDiscountCents: number;
  readonly promoDiscountCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

/**
 * The sum to pay: list price, less the course's discount, less the promo code's, each rounded half up to a cent and never
 * below 0. What no card processor would charge (`smallestChargeCents`) becomes free.
 */
export function priceOf(
  courses: readonly PricedCourse[],
  promo: Discount | undefined,
  tax: Tax | undefined,
  smallestChargeCents: number,
): Price {
  const listCents = sum(courses.map((course) => course.listCents));
  const reduced = courses.map((course) => ({
    id: course.id,
    cents: less(course.listCents, course.discountFraction),
  }));
  const reducedCents = sum(reduced.map(({ cents }) => cents));
  const eligible = reduced.filter(({ id }) => promo?.courseIds?.includes(id) ?? true);
  const eligibleCents = sum(eligible.map(({ cents }) => cents));
  const afterPromo =
    typeof promo?.fraction === 'number'
      ? sum(eligible.map(({ cents }) => less(cents, promo.fraction ?? 0)))
      : Math.max(0, eligibleCents - (promo?.offCents ?? 0));
  const wanted = reducedCents - eligibleCents + afterPromo;
  const totalCents = wanted < smallestChargeCents ? 0 : wanted;
  return {
    listCents,
    courseDiscountCents: listCents - reducedCents,
    promoDiscountCents: reducedCents - totalCents,
    taxCents: tax ? halfUp((totalCents * tax.percent) / (100 + tax.percent)) : 0,
    totalCents,
  };
}

const less = (cents: number, fraction: number): number => Math.max(0, halfUp(cents - cents * fraction));

/** Rounds half a cent up; the small addend undoes what binary fractions lose (0.29 of 100 is 28.999…). */
const halfUp = (cents: number): number => Math.floor(cents + 0.5 + 1e-7);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A price in dollars, which holds at most cents, in cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

import { applyDiscount, roundHalfUp, toCents } from '@dryrun/contracts/course-price';
import type { Course } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import type { Database } from '@dryrun/migrations/database';
import type { Selectable } from 'kysely';

/** Exactly one of `fraction` and `off_cents` is set. `course_ids` null means every course. */
type Discount = Pick<Selectable<Database['promo_code']>, 'fraction' | 'off_cents' | 'course_ids'>;

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

/** Rounds each amount half up to a cent, never below 0. A total below the minimum charge becomes free. */
export function calculatePrice(
  courses: readonly Pick<Course, 'id' | 'price' | 'discountPercentage'>[],
  promo: Discount | undefined,
  tax?: Tax,
): Price {
  const listCents = sum(courses.map(({ price }) => toCents(price)));
  const reduced = courses.map(({ id, price, discountPercentage }) => ({
    id,
    cents: applyDiscount(toCents(price), discountPercentage),
  }));
  const reducedCents = sum(reduced.map(({ cents }) => cents));
  const eligible = reduced.filter(({ id }) => promo?.course_ids?.includes(id) ?? true);
  const eligibleCents = sum(eligible.map(({ cents }) => cents));
  const afterPromoCents =
    typeof promo?.fraction === 'number'
      ? sum(eligible.map(({ cents }) => applyDiscount(cents, promo.fraction ?? 0)))
      : Math.max(0, eligibleCents - (promo?.off_cents ?? 0));
  const discountedCents = reducedCents - eligibleCents + afterPromoCents;
  const totalCents = discountedCents < limits.smallestChargeCents ? 0 : discountedCents;
  return {
    listCents,
    courseDiscountCents: listCents - reducedCents,
    promoDiscountCents: reducedCents - totalCents,
    taxCents: tax ? roundHalfUp((totalCents * tax.percent) / (100 + tax.percent)) : 0,
    totalCents,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

import { expect, test } from '@jest/globals';
import { calculatePrice } from './price.ts';

const course = (price: number, discountPercentage = 0) => ({ id: 1, price, discountPercentage });
const byFraction = (fraction: number) => ({ fraction, off_cents: null, course_ids: null });
const byCents = (off_cents: number) => ({ fraction: null, off_cents, course_ids: null });

test.each([
  ['no discount', course(39), undefined, 3900],
  ['a 20% promo code', course(39), byFraction(0.2), 3120],
  ['a course discount, then a promo code', course(39, 0.1), byFraction(0.2), 2808],
  ['half a cent, rounded up', course(0.99), byFraction(0.5), 50],
  ['a fraction without an exact binary representation', course(1), byFraction(0.29), 71],
  ['a fixed amount off', course(39), byCents(500), 3400],
  ['a fixed amount larger than the price', course(39), byCents(5000), 0],
  ['a full discount', course(39), byFraction(1), 0],
  ['less than the minimum charge', course(39), byFraction(0.99), 0],
  ['exactly the minimum charge', course(39), byCents(3850), 50],
])('computes the total for %s', (_, priced, promo, totalCents) => {
  const price = calculatePrice([priced], promo);
  expect(price.totalCents).toBe(totalCents);
  expect(price.listCents - price.courseDiscountCents - price.promoDiscountCents).toBe(totalCents);
});

test('applies a promo code only to its course', () => {
  const courses = [course(39), { ...course(20), id: 2 }];
  expect(calculatePrice(courses, { ...byFraction(0.5), course_ids: [2] }).totalCents).toBe(4900);
});

test('includes tax in the total', () => {
  expect(calculatePrice([course(39)], undefined, { name: 'VAT', percent: 19 })).toMatchObject({
    totalCents: 3900,
    taxCents: 623,
  });
});

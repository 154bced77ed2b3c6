import { expect, test } from '@jest/globals';
import { parseDiscount } from './promo-codes.ts';

test.each([
  ['20%', { fraction: 0.2 }],
  [' 12.50 % ', { fraction: 0.125 }],
  ['$5', { offCents: 500 }],
  ['5 $', { offCents: 500 }],
  ['5.00', { offCents: 500 }],
])('parses the discount %j', (text, discount) => {
  expect(parseDiscount(text)).toEqual(discount);
});

test.each(['', '20', '0%', '-5$', '$', '5%$', 'half', '$five'])('refuses the discount %j', (text) => {
  expect(parseDiscount(text)).toBeUndefined();
});

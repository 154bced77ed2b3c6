import { expect, test } from '@jest/globals';
import { formatPrice } from './price.ts';

test.each([
  [39, 0, { current: '$39.00', full: undefined, discount: undefined }],
  [39, 0.2, { current: '$31.20', full: '$39.00', discount: '20%' }],
  [12.5, 0.333, { current: '$8.34', full: '$12.50', discount: '33%' }],
  [39, 1, { current: '$0.00', full: '$39.00', discount: '100%' }],
  [0, 0, { current: '$0.00', full: undefined, discount: undefined }],
])('formats the price %d with the discount %d', (price, discountPercentage, formatted) => {
  expect(formatPrice({ price, discountPercentage })).toEqual(formatted);
});

import { expect, test } from '@jest/globals';
import { shownPrice } from './price.ts';

test.each([
  [39, 0, { now: '$39.00', full: undefined, discount: undefined }],
  [39, 0.2, { now: '$31.20', full: '$39.00', discount: '20%' }],
  [12.5, 0.333, { now: '$8.34', full: '$12.50', discount: '33%' }],
  [39, 1, { now: '$0.00', full: '$39.00', discount: '100%' }],
  [0, 0, { now: '$0.00', full: undefined, discount: undefined }],
])('%d dollars less %d', (price, discountPercentage, shown) => {
  expect(shownPrice({ price, discountPercentage })).toEqual(shown);
});

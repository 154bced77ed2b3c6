import { expect, test } from '@jest/globals';
import { cardErrorOf, formatExpiry, groupDigits, isComplete } from './cardNumber.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242x', '4242 4242'],
  ['', ''],
])('formats the number %s as %s', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['12 /', '12'],
  ['1230', '12 / 30'],
  ['7', '07 / '],
])('formats the expiry date %s as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

const good = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const now = new Date('2026-11-21');

test.each([
  [{}, undefined],
  [{ number: '4242 4242' }, undefined],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ expiry: '13 / 40' }, "Your card's expiration date is invalid."],
  [{ expiry: '10 / 26' }, "Your card's expiration year is in the past."],
  [{ expiry: '11 / 26' }, undefined],
  [{ cvc: '12x' }, "Your card's security code is invalid."],
])('returns for a valid card with %j the error %s', (change, error) => {
  expect(cardErrorOf({ ...good, ...change }, now)).toBe(error);
});

test('reports whether all fields are complete', () => {
  expect([isComplete(good), isComplete({ ...good, cvc: '' })]).toEqual([true, false]);
});

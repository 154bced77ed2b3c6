import { expect, test } from '@jest/globals';
import { findCardError, formatExpiry, groupDigits, isComplete } from './cardNumber.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242x', '4242 4242'],
  ['', ''],
])('groups the digits of the card number %s as %s', (typed, formatted) => {
  expect(groupDigits(typed)).toBe(formatted);
});

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['12 /', '12'],
  ['1230', '12 / 30'],
  ['7', '07 / '],
])('formats the expiry date %s as %s', (typed, formatted) => {
  expect(formatExpiry(typed)).toBe(formatted);
});

const validCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const now = new Date('2026-11-21');

test.each([
  [{}, undefined],
  [{ number: '4242 4242' }, undefined],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ expiry: '13 / 40' }, "Your card's expiration date is invalid."],
  [{ expiry: '10 / 26' }, "Your card's expiration year is in the past."],
  [{ expiry: '11 / 26' }, undefined],
  [{ cvc: '12x' }, "Your card's security code is invalid."],
])('checks a valid card changed by %j and returns the error %s', (change, error) => {
  expect(findCardError({ ...validCard, ...change }, now)).toBe(error);
});

test('treats a card without a security code as incomplete', () => {
  expect([isComplete(validCard), isComplete({ ...validCard, cvc: '' })]).toEqual([true, false]);
});

import { expect, test } from '@jest/globals';
import { findCardErrors, formatExpiry, groupDigits } from './cardNumber.ts';

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
])('formats the expiration date %s as %s', (typed, formatted) => {
  expect(formatExpiry(typed)).toBe(formatted);
});

const validCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const now = new Date('2026-11-21');

test.each([
  [{}, {}],
  [{ number: '4242 4242', expiry: '1', cvc: '1' }, {}],
  [{ number: '4242 4242 4242 4241' }, { number: 'Your card number is invalid.' }],
  [
    { expiry: '13 / 40', cvc: '12x' },
    {
      expiry: "Your card's expiration date is invalid.",
      cvc: "Your card's security code is invalid.",
    },
  ],
  [{ expiry: '10 / 26' }, { expiry: "Your card's expiration year is in the past." }],
  [{ expiry: '11 / 26' }, {}],
])('checks a valid card changed by %j and returns the errors by field', (change, errors) => {
  expect(findCardErrors({ ...validCard, ...change }, new Set(), now)).toEqual(errors);
});

test('requires the finished fields to be complete', () => {
  const empty = { number: '', expiry: '', cvc: '' };
  expect(findCardErrors(empty, new Set(['number', 'expiry', 'cvc']), now)).toEqual({
    number: 'Your card number is incomplete.',
    expiry: "Your card's expiration date is incomplete.",
    cvc: "Your card's security code is incomplete.",
  });
  expect(findCardErrors(empty, new Set(['cvc']), now)).toEqual({
    cvc: "Your card's security code is incomplete.",
  });
});

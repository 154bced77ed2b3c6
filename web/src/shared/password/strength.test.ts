import { expect, test } from '@jest/globals';
import { estimateStrength } from './strength.ts';

test.each([
  ['short', 'rejected'],
  ['aaaaaaaaaaaa', 'rejected'],
  ['x'.repeat(129) + 'y', 'rejected'],
  ['password123', 'weak'],
  ['P@ssw0rd1234', 'weak'],
  ['1234567890123', 'weak'],
  ['abcdefghijklm', 'weak'],
  ['ada-ada-ada-ada', 'weak'],
  ['Ada@example.com', 'rejected'],
  ['hunting rabbit', 'good'],
  ['hvq7tzrpkm', 'fair'],
  ['hV9q-tZr?pkm', 'strong'],
  ['four quiet horses drink tea', 'strong'],
])('rates %s as %s', (password, level) => {
  expect(estimateStrength(password, 'ada@example.com').level).toBe(level);
});

test('names the broken rule of a rejected password', () => {
  expect(estimateStrength('short').text).toBe('Use at least 10 characters.');
  expect(estimateStrength('aaaaaaaaaa').text).toBe('Use more than one character repeated.');
});

import { expect, test } from '@jest/globals';
import { strengthOf } from './strength.ts';

test.each([
  ['short', 'refused'],
  ['aaaaaaaaaaaa', 'refused'],
  ['x'.repeat(129) + 'y', 'refused'],
  ['password123', 'weak'],
  ['P@ssw0rd1234', 'weak'],
  ['1234567890123', 'weak'],
  ['abcdefghijklm', 'weak'],
  ['ada-ada-ada-ada', 'weak'],
  ['Ada@example.com', 'refused'],
  ['hunting rabbit', 'good'],
  ['hvq7tzrpkm', 'fair'],
  ['hV9q-tZr?pkm', 'strong'],
  ['four quiet horses drink tea', 'strong'],
])('%s is %s', (password, level) => {
  expect(strengthOf(password, 'ada@example.com').level).toBe(level);
});

test('a password that breaks a rule is told the rule', () => {
  expect(strengthOf('short').text).toBe('Use at least 10 characters.');
  expect(strengthOf('aaaaaaaaaa').text).toBe('Use more than one character repeated.');
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { limits } from '@dryrun/contracts/limits';
import { withdrawalConsent } from '@dryrun/contracts/payments';
import { termsVersion } from '@dryrun/contracts/terms';
import matter from 'gray-matter';

const read = (page: string) => readFileSync(new URL(`../pages/${page}.md`, import.meta.url), 'utf8');
const shares: Readonly<Record<number, string>> = { 0.25: 'a quarter', 0.5: 'half' };
const numbers: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };
const { refundDays, refundFinishedShare, refundReadingMinutes } = limits;
const share = shares[refundFinishedShare];
const hours = refundReadingMinutes / 60;

test('dates the terms of service by the version that accounts store', () => {
  expect(matter(read('terms-of-service')).data['updated']).toBe(termsVersion);
});

// Bought rights do not change with a constant, so a new limit needs new texts and a new version of the terms.
test.each([
  ['the terms of service', read('terms-of-service'), `${numbers[hours]} hours reading`],
  ['the consent at checkout', withdrawalConsent, `at most ${hours} hours`],
])('grants refunds by the same limits in %s', (_, text, readingTime) => {
  expect(text).toContain(`within ${refundDays} days`);
  expect(text).toContain(`${share} of the lessons`);
  expect(text).toContain(readingTime);
});

test('states the days for a refund in the FAQ', () => {
  expect(read('faq')).toContain(`within ${refundDays} days`);
});

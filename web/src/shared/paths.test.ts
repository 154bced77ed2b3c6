import { builtInCourse } from '@dryrun/content/course/outline';
import { expect, test } from '@jest/globals';
import { builtInCoursePath, href } from './paths.ts';

test('uses the path of the built-in course', () => {
  expect(builtInCoursePath).toBe(builtInCourse.path);
});

test('builds a URL for each tab of a lesson', () => {
  expect(href.lesson('coding-interview', 'go')).toBe('/course/coding-interview/go');
  expect(href.lesson('coding-interview', 'go', 'submissions')).toBe(
    '/course/coding-interview/go/submissions',
  );
});

test('builds a checkout URL with a promo code and an extension', () => {
  expect(href.buy('coding-interview')).toBe('/buy/coding-interview');
  expect(href.buy('coding-interview', { promo: 'ANNA', extend: true })).toBe(
    '/buy/coding-interview?promo=ANNA&extend=1',
  );
});

import { expect, test } from '@jest/globals';
import { knownPath } from './known-path.ts';

test.each([
  '/',
  '/courses',
  '/courses/',
  '/login',
  '/oauth2/redirect',
  '/terms-and-conditions',
  '/blog',
  '/my-courses',
  '/editor',
  '/buy/coding-interview',
  '/course/coding-interview',
  '/course/coding-interview/graph',
  '/course/coding-interview/three-sum/submissions',
])('the client has a page at %s', (path) => {
  expect(knownPath(path)).toBe(true);
});

test.each([
  '/not-found',
  '/nothing-here',
  '/login/more',
  '/course',
  '/course/another',
  '/course/coding-interview/no-lesson',
  '/course/coding-interview/three-sum/no-tab',
  '/course/coding-interview/three-sum/submissions/more',
  '/buy/another',
  '/buy/coding-interview/more',
  '//',
  '/__proto__',
])('the client has no page at %s', (path) => {
  expect(knownPath(path)).toBe(false);
});
